import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
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

async function join(
  store: RegistrationStore,
  count: number,
  change: Record<string, unknown>,
  now = friday,
): Promise<void> {
  const known = new Set(areas.map(({slug}) => slug))
  for (let person = 0; person < count; person++) {
    const email = `${[change['area'], change['role'] ?? '', person].join('-')}@example.com`
    const incoming = sampleRegistration({email, ...change}, now)
    await registerInterest(store, signer, {...incoming, knownAreas: known})
  }
}

const steps = (store: RegistrationStore, now = daysLater(1)) =>
  readWaitingSteps(store.database, areas, now)

describeOnEachDatabase('waiting people (AREA-5)', ({store: openStore}) => {
  it('show nothing for nine, and the first step for ten until one of them leaves', async () => {
    const store = await openStore()
    await join(store, 9, {area: 'SE1'})
    expect(await steps(store)).toEqual({})
    await join(store, 1, {area: 'southwark'})
    expect(await steps(store)).toEqual({southwark: 1})
    const {id} = await store.database
      .selectFrom('registration')
      .select('id')
      .where('area', '=', 'southwark')
      .executeTakeFirstOrThrow()
    await leaveWaitlist(store, signer, id, daysLater(1))
    expect(await steps(store)).toEqual({})
  })

  it('count for each area of their postcode district, also where a letter ends it', async () => {
    const store = await openStore()
    await join(store, 10, {area: 'SE5'})
    await join(store, 20, {area: 'SW9'})
    await join(store, 10, {area: 'EC1A'})
    expect(await steps(store)).toEqual({camden: 1, lambeth: 2, southwark: 1})
  })

  it('have no finer steps than those of 10, 30 and 100', async () => {
    const store = await openStore()
    await join(store, 29, {area: 'SE1'})
    expect(await steps(store)).toEqual({southwark: 1})
    await join(store, 71, {area: 'southwark'})
    expect(await steps(store)).toEqual({southwark: 3})
  })

  it('count from the midnight after they joined, and no longer than their details are kept', async () => {
    const store = await openStore()
    await join(store, 10, {area: 'SE1'})
    expect(await steps(store, new Date('2026-11-20T23:59:59Z'))).toEqual({})
    expect(await steps(store, new Date('2026-11-21T00:00:00Z'))).toEqual({southwark: 1})
    expect(await steps(store, new Date('2028-11-20T18:00:00Z'))).toEqual({southwark: 1})
    expect(await steps(store, new Date('2028-11-20T18:00:01Z'))).toEqual({})
  })

  it('are patients: professionals and unknown places do not count', async () => {
    const store = await openStore()
    await join(store, 10, {area: 'SE1', role: 'GP'})
    await join(store, 10, {area: 'M1'})
    await join(store, 9, {area: 'SE1'})
    expect(await steps(store)).toEqual({})
  })
})
