import {httpError} from '#content-lake/http/errors.ts'
import {effectsOf} from '#content-lake/listeners/listener.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'

const defaultLimit = 100

/**
 * Returns the transactions that changed any of the documents, filtered by the parameters of the history API that the
 * README lists.
 * @throws LakeError 400 when `limit` isn't a positive integer
 */
export function selectTransactions(
  transactions: readonly Transaction[],
  ids: ReadonlySet<string>,
  search: URLSearchParams,
): Transaction[] {
  const limit = Number(search.get('limit') ?? defaultLimit)
  if (!Number.isInteger(limit) || limit < 1) throw httpError(400, 'limit must be a whole number')
  const authors = search.get('authors')?.split(',')
  const selected = between(transactions, search)
    .filter(({changes}) => changes.some(({id}) => ids.has(id)))
    .filter(({author}) => authors === undefined || authors.includes(author))
  if (search.get('reverse') === 'true') selected.reverse()
  return selected.slice(0, limit)
}

function between(transactions: readonly Transaction[], search: URLSearchParams): Transaction[] {
  const first = search.get('fromTransaction')
  const last = search.get('toTransaction')
  const start = first === null ? 0 : transactions.findIndex(({id}) => id === first)
  const end = last === null ? -1 : transactions.findIndex(({id}) => id === last)
  return transactions.slice(Math.max(start, 0), end < 0 ? undefined : end + 1)
}

/** Returns a transaction in the form of the history API, limited to the given documents. */
export function presentTransaction(
  transaction: Transaction,
  ids: ReadonlySet<string>,
  search: URLSearchParams,
): Record<string, unknown> {
  const {id, timestamp, author, changes} = transaction
  const about = changes.filter((change) => ids.has(change.id))
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.id),
    ...(search.get('excludeContent') === 'true'
      ? {}
      : {mutations: about.flatMap((change) => change.mutations)}),
    ...(search.get('effectFormat') === 'mendoza'
      ? {effects: Object.fromEntries(about.map((change) => [change.id, effectsOf(change)]))}
      : {}),
  }
}
