import {newId} from './new-id.ts'
import type {RequestLogTable} from '#registrations/store/schema.ts'
import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'

export interface FormClient {
  address: string | null
  userAgent: string | null
}

export interface LoggedForm {
  emailKey: string
  client: FormClient
  now: Date
}

/** Logs the clients of forms for both known and unknown people, so that both take the same time. */
export async function logFormClients(
  transaction: RegistrationDatabase,
  form: RequestLogTable['form'],
  arrivals: readonly LoggedForm[],
): Promise<void> {
  const rows = arrivals.map(({emailKey, client, now}) => ({
    id: newId(),
    createdAt: now.toISOString(),
    form,
    emailKey,
    address: client.address?.slice(0, 64) ?? null,
    userAgent: client.userAgent?.slice(0, 512) ?? null,
  }))
  await transaction.insertInto('requestLog').values(rows).execute()
}
