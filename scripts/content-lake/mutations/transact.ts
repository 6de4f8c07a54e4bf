import {httpError, transactionDoneCode} from '#content-lake/http/errors.ts'
import type {Lake} from '#content-lake/lake.ts'
import {randomId} from '#content-lake/documents/document-ids.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import {StagedTransaction} from './staged-transaction.ts'

export interface TransactOptions {
  readonly author: string
  readonly transactionId?: string | undefined
  /** Stage without committing. */
  readonly dryRun?: boolean
  /** Documents keep the `_updatedAt` that they have. */
  readonly keepUpdatedAt?: boolean
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
  const {author, dryRun = false, keepUpdatedAt = false, transactionId = randomId()} = options
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
