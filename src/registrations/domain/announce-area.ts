import {areasOf, type AreaDistricts} from '#shared/areas.ts'
import type {InterestDatabase, InterestStore} from '#registrations/store/registration-store.ts'
import {newId} from './new-id.ts'
import {queueMails} from '#registrations/store/outbox.ts'

/** An area where visits began. */
export interface OpenArea extends AreaDistricts {
  name: string
}

/** Few enough for the placeholders of one statement. */
const maxInStep = 500

/**
 * Queues the e-mail "we are now open" for the patients who wait in an area: once for each person and area, however
 * often it is called. It is the message they asked for, so that it needs no consent to news; whoever left the waitlist
 * is gone.
 *
 * @param store - an open store
 * @param area - where visits began
 * @param now - the moment
 * @returns how many e-mails were queued now, and how many people had been told before
 * @throws when the database cannot write; what was queued until then stays queued
 */
export async function announceArea(
  store: InterestStore,
  area: OpenArea,
  now: Date,
): Promise<{queued: number; toldBefore: number}> {
  const keys = await waitingKeys(store.database, area)
  const {told} = await store.database
    .selectFrom('areaNotice')
    .select(({fn}) => fn.countAll<number | string>().as('told'))
    .where('area', '=', area.slug)
    .executeTakeFirstOrThrow()
  let queued = 0
  for (;;) {
    const step =
      keys.length === 0 ? 0 : await store.write((transaction) => tell(transaction, area, keys, now))
    queued += step
    if (step < maxInStep) return {queued, toldBefore: Number(told)}
  }
}

/** Which of the answers that people gave mean this area. */
async function waitingKeys(database: InterestDatabase, area: OpenArea): Promise<string[]> {
  const rows = await database
    .selectFrom('registration')
    .select('area')
    .distinct()
    .where('area', 'is not', null)
    .execute()
  return rows.flatMap(({area: key}) => (key !== null && areasOf([area], key) !== null ? [key] : []))
}

async function tell(
  transaction: InterestDatabase,
  {slug, name}: OpenArea,
  keys: readonly string[],
  now: Date,
): Promise<number> {
  const people = await transaction
    .selectFrom('registration')
    .select(['id', 'emailKey'])
    .where('role', '=', 'patient')
    .where('area', 'in', keys)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('areaNotice')
            .select('areaNotice.id')
            .whereRef('areaNotice.registrationId', '=', 'registration.id')
            .where('areaNotice.area', '=', slug),
        ),
      ),
    )
    .orderBy('id')
    .limit(maxInStep)
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
    // Two operators at once: each person is told by one of them.
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
