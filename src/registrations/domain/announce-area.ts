import {areasOf, type AreaDistricts} from '#shared/areas.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import {newId} from './new-id.ts'
import {queueMails} from '#registrations/store/outbox.ts'

/** An area where visits have begun. */
export interface OpenArea extends AreaDistricts {
  name: string
}

/** Stays below the maximum number of parameters in one statement. */
const maxPerStep = 500

/**
 * Queues the "we are now open" e-mail for patients who wait in an area, once for each person and area. Patients who
 * didn't say where they are get it once, for the first area that opens. They asked for this message, so it needs no
 * newsletter consent.
 *
 * @throws when the database can't write; e-mails queued until then stay queued
 */
export async function announceArea(
  store: RegistrationStore,
  area: OpenArea,
  now: Date,
): Promise<{queued: number; notifiedBefore: number}> {
  const keys = await waitingKeys(store.database, area)
  const {told} = await store.database
    .selectFrom('areaNotice')
    .select(({fn}) => fn.countAll<number | string>().as('told'))
    .where('area', '=', area.slug)
    .executeTakeFirstOrThrow()
  let queued = 0
  for (;;) {
    const step = await store.write((transaction) => notify(transaction, area, keys, now))
    queued += step
    if (step < maxPerStep) return {queued, notifiedBefore: Number(told)}
  }
}

/** Returns the stored area values that belong to this area. */
async function waitingKeys(database: RegistrationDatabase, area: OpenArea): Promise<string[]> {
  const rows = await database
    .selectFrom('registration')
    .select('area')
    .distinct()
    .where('area', 'is not', null)
    .execute()
  return rows.flatMap(({area: key}) => (key !== null && areasOf([area], key) !== null ? [key] : []))
}

async function notify(
  transaction: RegistrationDatabase,
  {slug, name}: OpenArea,
  keys: readonly string[],
  now: Date,
): Promise<number> {
  const people = await transaction
    .selectFrom('registration')
    .select(['id', 'emailKey'])
    .where('role', '=', 'patient')
    .where((is) => {
      const notices = is
        .selectFrom('areaNotice')
        .select('areaNotice.id')
        .whereRef('areaNotice.registrationId', '=', 'registration.id')
      const inArea = is.and([
        keys.length === 0 ? is.lit(false) : is('area', 'in', keys),
        is.not(is.exists(notices.where('areaNotice.area', '=', slug))),
      ])
      return is.or([inArea, is.and([is('area', 'is', null), is.not(is.exists(notices))])])
    })
    .orderBy('id')
    .limit(maxPerStep)
    .execute()
  if (people.length === 0) return 0
  const notices = people.map(({id, emailKey}) => ({id: newId(), registrationId: id, emailKey}))
  const told = await transaction
    .insertInto('areaNotice')
    .values(
      notices.map(({id, registrationId}) => ({
        id,
        registrationId,
        area: slug,
        areaName: name,
        createdAt: now.toISOString(),
      })),
    )
    // Two operators in parallel notify each person once.
    .onConflict((conflict) => conflict.columns(['registrationId', 'area']).doNothing())
    .returning('id')
    .execute()
  const ids = new Set(told.map(({id}) => id))
  await queueMails(
    transaction,
    notices
      .filter(({id}) => ids.has(id))
      .map(({id, emailKey}) => ({kind: 'areaOpen', subjectId: id, emailKey, now})),
  )
  return people.length
}
