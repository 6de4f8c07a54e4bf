import {sql} from 'kysely'
import type {RegistrationDatabase, RegistrationStore} from './registration-store.ts'

/**
 * Makes other transactions with this address wait until this one ends, so that two forms sent at once can't both find
 * the address unknown. Grouped writes of two processes can deadlock on two addresses: PostgreSQL ends one transaction
 * within a second, and `write` retries it. On SQLite a write is alone anyway.
 */
export async function lockAddress(
  {kind}: RegistrationStore,
  transaction: RegistrationDatabase,
  emailKey: string,
): Promise<void> {
  if (kind === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`.execute(transaction)
}
