import type {RegistrationDatabase, RegistrationStore} from './registration-store.ts'
import type {Signer} from '#registrations/domain/signing.ts'

type HashedTable = 'registration' | 'message' | 'consent'

/** Tables whose rows a restored backup can bring back after an erasure. */
const hashedTables: readonly HashedTable[] = ['registration', 'message', 'consent']

/** Limits how long one write occupies the process. */
const maxRowsInStep = 100

/** Returns the columns that are searched for the rows of an erased person, with the secret of the hash. */
export function hashColumns(signer: Signer, emailKey: string) {
  return {emailHash: signer.digest('address', emailKey), emailHashKey: signer.keyId}
}

/**
 * Hashes all addresses that have no hash with the current secret: rows from before the column, restored rows, and all
 * rows after a change of `LINK_SIGNING_SECRET`. It works in steps, so that the site stays responsive.
 *
 * @throws when the database can't write
 */
export async function completeHashes(store: RegistrationStore, signer: Signer): Promise<void> {
  for (const table of hashedTables) {
    // Counted once, so that the loop ends even when another process hashes with another secret.
    const {stale} = await selectStale(store.database, table, signer.keyId)
      .select(({fn}) => fn.countAll<number>().as('stale'))
      .executeTakeFirstOrThrow()
    for (let left = stale; left > 0; left -= maxRowsInStep) {
      await completeStep(store, signer, table)
    }
  }
}

async function completeStep(
  store: RegistrationStore,
  signer: Signer,
  table: HashedTable,
): Promise<void> {
  const rows = await selectStale(store.database, table, signer.keyId)
    .select(['id', 'emailKey'])
    .limit(maxRowsInStep)
    .execute()
  await store.write(async (transaction) => {
    // A fixed order keeps two processes from deadlocking.
    for (const {id, emailKey} of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      await transaction
        .updateTable(table)
        .set(hashColumns(signer, emailKey))
        .where('id', '=', id)
        .execute()
    }
  })
}

function selectStale(database: RegistrationDatabase, table: HashedTable, keyId: string) {
  // Databases can't use the index for `!=`.
  return database
    .selectFrom(table)
    .where((is) =>
      is.or([
        is('emailHashKey', 'is', null),
        is('emailHashKey', '<', keyId),
        is('emailHashKey', '>', keyId),
      ]),
    )
}
