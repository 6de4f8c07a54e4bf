import type {InterestDatabase, InterestStore} from './registration-store.ts'
import type {Signer} from '#registrations/domain/signing.ts'

type HashedTable = 'registration' | 'message' | 'consent'

/** The tables whose rows a backup may bring back after their person was erased. */
const hashedTables: readonly HashedTable[] = ['registration', 'message', 'consent']

/** Small enough that one write never holds up the process for long. */
const maxRowsInStep = 100

/** The columns by which the note of an erased person finds rows. */
export interface HashedAddress {
  emailHash: string
  /** Which secret the hash was made with. */
  emailHashKey: string
}

/**
 * @param signer - hashes
 * @param emailKey - a person's address as `emailKeyOf` writes it
 * @returns the columns to store with it
 */
export function hashColumns(signer: Signer, emailKey: string): HashedAddress {
  return {emailHash: signer.digest('address', emailKey), emailHashKey: signer.keyId}
}

/**
 * Hashes the addresses that have no hash of the present secret: rows older than the column, rows of a backup, and all
 * rows after `LINK_SIGNING_SECRET` was changed. Step by step, so that the site goes on meanwhile.
 *
 * @param store - an open store
 * @param signer - hashes
 * @throws when the database cannot write
 */
export async function completeHashes(store: InterestStore, signer: Signer): Promise<void> {
  for (const table of hashedTables) {
    // Counted once, so that it ends also where another process hashes with another secret.
    const {stale} = await selectStale(store.database, table, signer.keyId)
      .select(({fn}) => fn.countAll<number | string>().as('stale'))
      .executeTakeFirstOrThrow()
    for (let left = Number(stale); left > 0; left -= maxRowsInStep) {
      await completeStep(store, signer, table)
    }
  }
}

async function completeStep(
  store: InterestStore,
  signer: Signer,
  table: HashedTable,
): Promise<void> {
  const rows = await selectStale(store.database, table, signer.keyId)
    .select(['id', 'emailKey'])
    .limit(maxRowsInStep)
    .execute()
  await store.write(async (transaction) => {
    // Always in the same order, so that two processes never wait for each other's rows.
    for (const {id, emailKey} of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      await transaction
        .updateTable(table)
        .set(hashColumns(signer, emailKey))
        .where('id', '=', id)
        .execute()
    }
  })
}

function selectStale(database: InterestDatabase, table: HashedTable, keyId: string) {
  // Not `!=`, for which databases read the whole table.
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
