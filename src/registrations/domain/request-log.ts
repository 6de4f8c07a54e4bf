import {randomUUIDv7} from 'node:crypto'
import type {RequestLogTable} from '#registrations/store/schema.ts'
import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'

export interface FormClient {
  address: string | null
  userAgent: string | null
}

/** Logs the client of a form for both known and unknown people, so that both take the same time. */
export async function logFormClient(
  transaction: RegistrationDatabase,
  form: RequestLogTable['form'],
  {emailKey, client, now}: {emailKey: string; client: FormClient; now: Date},
): Promise<void> {
  await transaction
    .insertInto('requestLog')
    .values({
      id: randomUUIDv7(),
      createdAt: now.toISOString(),
      form,
      emailKey,
      address: client.address?.slice(0, 64) ?? null,
      userAgent: client.userAgent?.slice(0, 512) ?? null,
    })
    .execute()
}
