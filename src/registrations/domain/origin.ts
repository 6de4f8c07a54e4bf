import {newId} from './new-id.ts'
import type {RequestLogTable} from '#registrations/store/schema.ts'
import type {InterestDatabase} from '#registrations/store/registration-store.ts'

/** The client of a form. */
export interface Origin {
  address: string | null
  userAgent: string | null
}

export interface Arrival {
  emailKey: string
  origin: Origin
  now: Date
}

/** Logs the clients of forms, for known and unknown people alike, so that both take the same time. */
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
