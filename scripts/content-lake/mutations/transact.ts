import {httpError, transactionDoneCode} from '#content-lake/http/errors.ts'
import type {Lake} from '#content-lake/lake.ts'
import {randomId} from '#content-lake/documents/document-ids.ts'
import type {Store} from '#content-lake/store/store.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import {StagedTransaction} from './staged-transaction.ts'

const maxAttempts = 50

export interface TransactOptions {
  readonly author: string
  readonly transactionId?: string | undefined
  /** Stage without committing. */
  readonly dryRun: boolean
  /** Wait for pending writes first, because staging reads stored documents. */
  readonly waitForWrites: boolean
  /** Documents keep the `_updatedAt` that they have. */
  readonly keepUpdatedAt?: boolean
  /** Runs before staging, and again when documents changed in the meantime. */
  readonly prepare?: () => Promise<void>
}

/**
 * Stages and commits a transaction. Resolves once the files of deleted assets are erased.
 * @throws LakeError when the transaction is refused, 409 when its id was used before
 */
export async function transact(
  lake: Lake,
  options: TransactOptions,
  stage: (staged: StagedTransaction) => void,
): Promise<{transaction: Transaction; staged: StagedTransaction}> {
  const {author, dryRun, waitForWrites, keepUpdatedAt = false, prepare} = options
  const {transactionId = randomId()} = options
  while (waitForWrites && lake.store.isWriting) await lake.store.settled()
  if (prepare) await prepareOnSettledStore(lake.store, prepare)
  if (lake.store.knowsTransaction(transactionId)) {
    const message = `The transaction "${transactionId}" has already been committed`
    throw httpError(409, message, transactionDoneCode)
  }
  const timestamp = new Date().toISOString().replace(/\.\d+Z$/, 'Z')
  const staged = new StagedTransaction(
    lake.store.stagingBase(),
    {transactionId, timestamp, keepUpdatedAt},
    author,
  )
  stage(staged)
  const transaction = staged.finish()
  if (!dryRun && transaction.changes.length > 0) {
    await lake.store.commit(transaction)
    await lake.assetsErased(transaction.id)
  }
  return {transaction, staged}
}

/** @throws LakeError 503 when the documents keep changing */
async function prepareOnSettledStore(store: Store, prepare: () => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    while (store.isWriting) await store.settled()
    const {revision} = store
    await prepare()
    if (!hasChanged(store, revision)) return
  }
  throw httpError(503, 'The documents that the query selects keep changing; retry in a moment')
}

function hasChanged(store: Store, revision: number): boolean {
  return store.revision !== revision || store.isWriting
}
