import {announceArea} from '#registrations/domain/announce-area.ts'
import {openRegistrationStore} from './open-store.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {openOldDatabase} from '#registrations/testing/old-database.ts'
import {friday} from '#registrations/testing/people.ts'

type Row = Record<string, string | null>

describeOnEachDatabase('area migration', (databases) => {
  it('replaces stored names with area slugs, or with null', async () => {
    const address = await databases.address()
    const old = await openOldDatabase<{registration: Row; areaNotice: Row}>(
      address,
      '2026-11-22-area',
    )
    const createdAt = friday.toISOString()
    const areas = [
      ['and', 'kensington-chelsea'],
      ['borough', 'hackney'],
      ['custom', 'kings-cross'],
      ['district', 'EC1A'],
      ['none', null],
      ['nowhere', 'narnia'],
      ['short', 'fulham'],
    ] as const
    await old
      .insertInto('registration')
      .values(
        areas.map(([id, area]) => ({
          id,
          area,
          createdAt,
          firstName: 'X',
          lastName: 'Y',
          role: 'patient',
          source: 's',
          email: `${id}@example.org`,
          emailKey: `${id}@example.org`,
        })),
      )
      .execute()
    // A notice proves that the area exists.
    const told = {registrationId: 'custom', area: 'kings-cross', areaName: 'King’s Cross'}
    await old
      .insertInto('areaNotice')
      .values({id: 'n', createdAt, ...told})
      .execute()
    await old.destroy()

    const store = await openRegistrationStore(address)
    const rows = store.database.selectFrom('registration').select(['id', 'area']).orderBy('id')
    expect((await rows.execute()).map(({id, area}) => [id, area])).toEqual([
      ['and', 'kensington-and-chelsea'],
      ['borough', 'hackney'],
      ['custom', 'kings-cross'],
      ['district', 'EC1A'],
      ['none', null],
      ['nowhere', null],
      ['short', 'hammersmith-and-fulham'],
    ])
    // The person in Kensington, and the two without an area.
    const kensington = {slug: 'kensington-and-chelsea', name: 'Kensington and Chelsea'}
    expect(await announceArea(store, {...kensington, postcodes: []}, friday)).toEqual({
      queued: 3,
      notifiedBefore: 0,
    })
    await store.close()
  })
})
