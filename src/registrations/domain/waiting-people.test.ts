import {describeOnEachDatabase, rowsIn} from '#registrations/testing/each-database.ts'
import {daysLater, friday, sampleRegistration, signer} from '#registrations/testing/people.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {leaveWaitlist} from './erase.ts'
import {registerInterest} from './register-interest.ts'
import {readWaitingSteps} from './waiting-people.ts'

const areas = [
  {slug: 'southwark', postcodes: ['SE1', 'SE5']},
  {slug: 'lambeth', postcodes: ['SE5', 'SW9']},
  {slug: 'camden', postcodes: ['EC1']},
]
const knownAreas = new Set(areas.map(({slug}) => slug))

async function join(store: RegistrationStore, count: number, area: string, role = 'patient') {
  for (let person = 0; person < count; person++) {
    const change = {email: `${area}-${role}-${person}@example.com`, area, role}
    const incoming = sampleRegistration(change, friday)
    await registerInterest(store, signer, {...incoming, knownAreas})
  }
}

const steps = (store: RegistrationStore, now = daysLater(1)) =>
  readWaitingSteps(store.database, areas, now)

describeOnEachDatabase('waiting people (AREA-5)', ({store: openStore}) => {
  it('show nothing for nine, and the first step for ten until one of them leaves', async () => {
    const store = await openStore()
    await join(store, 9, 'SE1')
    expect(await steps(store)).toEqual({})
    await join(store, 1, 'southwark')
    expect(await steps(store)).toEqual({southwark: 1})
    const [row] = await rowsIn(store).registration()
    await leaveWaitlist(store, signer, row?.id ?? '', daysLater(1))
    expect(await steps(store)).toEqual({})
  })

  it('count for each area of their postcode district, also where a letter ends it', async () => {
    const store = await openStore()
    await join(store, 10, 'SE5')
    await join(store, 20, 'SW9')
    await join(store, 10, 'EC1A')
    expect(await steps(store)).toEqual({camden: 1, lambeth: 2, southwark: 1})
  })

  it('have no finer steps than those of 10, 30 and 100', async () => {
    const store = await openStore()
    await join(store, 29, 'SE1')
    expect(await steps(store)).toEqual({southwark: 1})
    await join(store, 71, 'southwark')
    expect(await steps(store)).toEqual({southwark: 3})
  })

  it.each([
    ['2026-11-20T23:59:59Z', {}],
    ['2026-11-21T00:00:00Z', {southwark: 1}],
    ['2028-11-20T18:00:00Z', {southwark: 1}],
    ['2028-11-20T18:00:01Z', {}],
  ])(
    'count at %s from the midnight after they joined until they are deleted',
    async (now, shown) => {
      const store = await openStore()
      await join(store, 10, 'SE1')
      expect(await steps(store, new Date(now))).toEqual(shown)
    },
  )

  it('are patients: professionals and unknown places do not count', async () => {
    const store = await openStore()
    await join(store, 10, 'SE1', 'GP')
    await join(store, 10, 'M1')
    await join(store, 9, 'SE1')
    expect(await steps(store)).toEqual({})
  })
})
