import {isPublicId, isPublishedId} from '#content-lake/documents/document-ids.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import {asQueryError, type QueryCache} from '#content-lake/query/query-cache.ts'
import {evaluateSync, type GroqNode} from '#content-lake/query/groq-engine.ts'
import type {Change, Transaction} from '#content-lake/store/transaction.ts'
import {requireBoundedQuery} from '#content-lake/query/bounded-query.ts'
import type {ServerEvent} from './event-channel.ts'
import {listenerFilter} from './listener-filter.ts'
import type {ListenerOptions} from './listener-options.ts'

/** Converts transactions to the events of one listener. */
export class Listener {
  readonly #options: ListenerOptions
  readonly #tree: GroqNode

  /** @throws LakeError 400 when the query is invalid or unsupported */
  constructor(options: ListenerOptions, cache: QueryCache) {
    this.#options = options
    const {query, params} = options
    requireBoundedQuery(query)
    this.#tree = listenerFilter(cache.parse(query, params).tree, query, params)
    // Fails before the stream starts, while the request can still be refused.
    try {
      this.#selects(null)
    } catch (error) {
      throw asQueryError(error, options.query)
    }
  }

  /** Returns the events of a transaction. */
  eventsOf(transaction: Transaction): ServerEvent[] {
    const matching = transaction.changes.flatMap((change) => {
      const transition = this.#transitionOf(change)
      return transition ? [{change, transition}] : []
    })
    return matching.map(({change, transition}, index) =>
      this.#event(transaction, change, transition, {
        transactionTotalEvents: matching.length,
        transactionCurrentEvent: index + 1,
      }),
    )
  }

  #transitionOf({id, before, after}: Change): 'appear' | 'update' | 'disappear' | undefined {
    const {publicOnly, includeAllVersions} = this.#options
    if (publicOnly && !isPublicId(id)) return undefined
    if (!includeAllVersions && !isPublishedId(id)) return undefined
    const was = this.#selects(before)
    const is = this.#selects(after)
    if (was) return is ? 'update' : 'disappear'
    return is ? 'appear' : undefined
  }

  #selects(document: LakeDocument | null): boolean {
    const {params, identity} = this.#options
    const dataset = document ? [document] : []
    const result = evaluateSync(this.#tree, {dataset, params, identity})
    return Array.isArray(result) && result.length > 0
  }

  #event(
    transaction: Transaction,
    change: Change,
    transition: string,
    numbers: {transactionTotalEvents: number; transactionCurrentEvent: number},
  ): ServerEvent {
    const {includeMutations, includeResult, includePreviousRevision, includeEffects} = this.#options
    const {before, after} = change
    const eventId = `${transaction.id}#${change.id}`
    return {
      event: 'mutation',
      id: eventId,
      data: {
        eventId,
        documentId: change.id,
        transactionId: transaction.id,
        ...numbers,
        identity: transaction.author,
        timestamp: transaction.timestamp,
        visibility: 'query',
        transition,
        ...(before ? {previousRev: before._rev} : {}),
        resultRev: transaction.id,
        ...(includeMutations ? {mutations: change.mutations} : {}),
        ...(includeResult && after ? {result: after} : {}),
        ...(includePreviousRevision ? {previous: before} : {}),
        ...(includeEffects ? {effects: effectsOf(change)} : {}),
      },
    }
  }
}

/**
 * Returns the effect of a change as Mendoza patches. `[0, value]` replaces the whole value, so authorship within a
 * document is coarse.
 */
export function effectsOf({before, after}: Change): {apply: unknown; revert: unknown} {
  return {apply: [0, after], revert: [0, before]}
}
