import {randomUUIDv7} from 'node:crypto'
import {areasOf, type AreaDistricts} from '#shared/areas.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import {type AnnouncementState, queueWave, type Wave} from './announcement.ts'

/** An area where visits have begun. */
export interface OpenArea extends AreaDistricts {
  name: string
}

/** Returns how many addresses an announcement would write to. */
export async function countWaiting(
  database: RegistrationDatabase,
  area: OpenArea,
): Promise<AnnouncementState> {
  const waiting = await selectWaiting(database, area, await waitingKeys(database, area))
    .clearSelect()
    .select(({fn}) => fn.count<number>('emailKey').distinct().as('addresses'))
    .executeTakeFirstOrThrow()
  const before = await database
    .selectFrom('areaNotice')
    .select(({fn}) => fn.countAll<number>().as('addresses'))
    .where('area', '=', area.slug)
    .executeTakeFirstOrThrow()
  return {waiting: waiting.addresses, notifiedBefore: before.addresses}
}

/**
 * Queues the "we are now open" e-mail for patients who wait in an area, once for each address and area. Patients who
 * didn't say where they are get it once, for the first area that opens. They asked for this message, so it needs no
 * newsletter consent. Addresses that their mail server refused for good are left out.
 *
 * @returns the number of queued e-mails
 * @throws when the database can't write; e-mails queued until then stay queued, and the next call goes on from there
 */
export async function announceArea(
  store: RegistrationStore,
  area: OpenArea,
  now: Date,
  wave: Wave = {},
): Promise<number> {
  const keys = await waitingKeys(store.database, area)
  return await queueWave(store, wave, now, {
    kind: 'areaOpen',
    find: (transaction, {max, onlyTo}) =>
      selectWaiting(transaction, area, keys)
        .$if(onlyTo !== undefined, (query) => query.where('emailKey', '=', onlyTo ?? ''))
        .groupBy('emailKey')
        .orderBy('emailKey')
        .limit(max)
        .execute(),
    note: (transaction, found, createdAt) =>
      transaction
        .insertInto('areaNotice')
        .values(
          found.map(({id, emailKey}) => ({
            id: randomUUIDv7(),
            createdAt,
            registrationId: id,
            emailKey,
            area: area.slug,
            areaName: area.name,
          })),
        )
        .onConflict((conflict) => conflict.columns(['emailKey', 'area']).doNothing())
        .returning(['id', 'emailKey'])
        .execute(),
  })
}

async function waitingKeys(database: RegistrationDatabase, area: OpenArea): Promise<string[]> {
  const rows = await database
    .selectFrom('registration')
    .select('area')
    .distinct()
    .where('area', 'is not', null)
    .execute()
  return rows.flatMap(({area: key}) => (key !== null && areasOf([area], key) !== null ? [key] : []))
}

/** Selects the oldest registration of each address that waits. */
function selectWaiting(database: RegistrationDatabase, {slug}: OpenArea, keys: readonly string[]) {
  return database
    .selectFrom('registration')
    .select(({fn}) => ['emailKey', fn.min('id').as('id')])
    .where('role', '=', 'patient')
    .where((is) => {
      const notices = is
        .selectFrom('areaNotice')
        .select('areaNotice.id')
        .whereRef('areaNotice.emailKey', '=', 'registration.emailKey')
      const inArea = is.and([
        keys.length === 0 ? is.lit(false) : is('registration.area', 'in', keys),
        is.not(is.exists(notices.where('areaNotice.area', '=', slug))),
      ])
      return is.or([
        inArea,
        is.and([is('registration.area', 'is', null), is.not(is.exists(notices))]),
      ])
    })
    .where('emailKey', 'not in', (select) =>
      select.selectFrom('outbox').select('outbox.emailKey').where('state', '=', 'refused'),
    )
}
