import {sql} from 'kysely'
import type {RegistrationDatabase} from './registration-store.ts'

/**
 * Makes other transactions with these addresses wait until this one ends, so that two forms sent at once can't both
 * find an address unknown. A fixed order keeps two transactions from deadlocking. Only PostgreSQL needs it: on SQLite
 * a write is alone anyway.
 */
export async function lockAddresses(
  transaction: RegistrationDatabase,
  emailKeys: readonly string[],
): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(key, 0) as number from unnest(${emailKeys}::text[]) as key order by number
    ) as sorted
  `.execute(transaction)
}
