import {sql} from 'kysely'
import type {RegistrationDatabase, RegistrationStore} from './registration-store.ts'

/**
 * Makes other transactions with one of these addresses wait until this one ends, so that two forms sent at once can't
 * both find an address unknown. On SQLite a write is alone anyway.
 */
export async function lockAddresses(
  {kind}: RegistrationStore,
  transaction: RegistrationDatabase,
  emailKeys: readonly string[],
): Promise<void> {
  if (kind === 'sqlite' || emailKeys.length === 0) return
  // A fixed order keeps two processes from deadlocking.
  await sql`
    select pg_advisory_xact_lock(hash) from (
      select distinct hashtextextended(key, 0) as hash from unnest(${[...emailKeys]}::text[]) as key order by hash
    ) as addresses
  `.execute(transaction)
}
