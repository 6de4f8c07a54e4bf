import {newId} from './new-id.ts'
import type {RequestLogTable} from '#registrations/store/schema.ts'
import type {InterestDatabase} from '#registrations/store/registration-store.ts'

/** Where a form came from, as the server saw it. */
export interface Origin {
  address: string | null
  userAgent: string | null
}

/** A form that came in. */
export interface Arrival {
  emailKey: string
  origin: Origin
  now: Date
}

/**
 * Notes where forms came from. Every form is noted, known person or not, so that both take the same time.
 *
 * @param transaction - the transaction that stores the forms
 * @param form - which form
 * @param arrivals - whose, from where and when
 */
export async function logOrigins(
  transaction: InterestDatabase,
  form: RequestLogTable['form'],
  arrivals: readonly Arrival[],
): Promise<void> {
  const rows = arrivals.map(({emailKey, origin, now}) => ({
    id: newId(),
    createdAt: now.toISOString(),
    form,
    emailKey,
    address: origin.address?.slice(0, 64) ?? null,
    userAgent: origin.userAgent?.slice(0, 512) ?? null,
  }))
  await transaction.insertInto('requestLog').values(rows).execute()
}
