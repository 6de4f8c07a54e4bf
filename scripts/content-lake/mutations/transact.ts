import {httpError} from '#content-lake/http/errors.ts'
import type {Lake} from '#content-lake/lake.ts'
import {randomId} from '#content-lake/documents/document-ids.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import {StagedTransaction} from './staged-transaction.ts'

/** How a transaction is to be done. */
export interface TransactOptions {
  readonly author: string
  readonly transactionId?: string | undefined
  /** Only say what would happen. */
  readonly dryRun: boolean
  /** Wait for the writes under way, because staging looks at what is stored (a query). */
  readonly waitForWrites: boolean
}

/**
 * Stages a transaction and makes it durable; the files of assets it deletes are gone then.
 * @throws LakeError when it cannot be done (nothing has happened then) or 409 when its id was used.
 */
export async function transact(
  lake: Lake,
  options: TransactOptions,
  stage: (staged: StagedTransaction) => void,
): Promise<{transaction: Transaction; staged: StagedTransaction}> {
  const {author, dryRun, waitForWrites, transactionId = randomId()} = options
  while (waitForWrites && lake.store.isWriting) await lake.store.settled()
  if (lake.store.knowsTransaction(transactionId)) {
    throw httpError(409, `The transaction "${transactionId}" has already been done`)
  }
  const timestamp = new Date().toISOString().replace(/\.\d+Z$/, 'Z')
  const staged = new StagedTransaction(lake.store.stagingBase(), {transactionId, timestamp}, author)
  stage(staged)
  const transaction = staged.finish()
  if (!dryRun && transaction.changes.length > 0) {
    await lake.store.commit(transaction)
    await lake.assetsErased(transaction.id)
  }
  return {transaction, staged}
}
