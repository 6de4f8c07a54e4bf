import {isPublishedId} from '#content-lake/documents/document-ids.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import {queryError} from '#content-lake/http/errors.ts'
import {flag, type LakeRequest} from '#content-lake/http/request.ts'
import {evaluateSync, type GroqNode} from '#content-lake/query/groq-engine.ts'
import {isPublishedByDefault} from '#content-lake/query/perspective.ts'
import {asQueryError, type QueryCache} from '#content-lake/query/query-cache.ts'
import {queryParams} from '#content-lake/query/query-routes.ts'
import {requireShortQuery} from '#content-lake/query/validate-query.ts'
import {withoutGroups} from '#content-lake/query/walk-nodes.ts'
import type {Change, Transaction} from '#content-lake/store/transaction.ts'
import type {ServerEvent} from './event-channel.ts'

type ListenerOptions = ReturnType<typeof listenerOptions>

/** Reads the options of `/data/listen` (Sanity HTTP API, "Listening"). @throws LakeError 400 without a query */
export function listenerOptions(request: LakeRequest) {
  const {address, apiVersion, access} = request
  const query = address.searchParams.get('query')
  if (query === null) throw queryError('The parameter "query" is missing', '')
  return {
    query,
    params: queryParams(address),
    // The client sends only options that are `true`.
    includeResult: flag(request, 'includeResult'),
    includePreviousRevision: flag(request, 'includePreviousRevision'),
    includeMutations: flag(request, 'includeMutations', true),
    includeAllVersions: flag(request, 'includeAllVersions', !isPublishedByDefault(apiVersion)),
    includeEffects: address.searchParams.get('effectFormat') === 'mendoza',
    enableResume: flag(request, 'enableResume'),
    identity: access.identity,
  }
}

const sample = {_id: 'a', _type: 'a', _rev: 'a', _createdAt: '', _updatedAt: ''}

/** Converts transactions to the events of one listener. */
export class Listener {
  readonly #options: ListenerOptions
  readonly #filter: GroqNode

  /** @throws LakeError 400 when the query is invalid or has no filter */
  constructor(options: ListenerOptions, cache: QueryCache) {
    this.#options = options
    const {query, params} = options
    requireShortQuery(query)
    this.#filter = filterOf(cache.parse(query, params).tree, query)
    // Fails before the stream starts, while the request can still be refused.
    try {
      this.#selects(sample)
    } catch (error) {
      throw asQueryError(error, query)
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
    if (!this.#options.includeAllVersions && !isPublishedId(id)) return undefined
    const was = this.#selects(before)
    const is = this.#selects(after)
    if (was) return is ? 'update' : 'disappear'
    return is ? 'appear' : undefined
  }

  #selects(document: LakeDocument | null): boolean {
    const {params, identity} = this.#options
    const dataset = document ? [document] : []
    const result = evaluateSync(this.#filter, {dataset, params, identity})
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

/** Returns the filter `*[…]` of a query, without its projection and order. It looks at one document at a time. */
function filterOf(tree: GroqNode, query: string): GroqNode {
  let node: GroqNode | undefined = tree
  while (node && node.type !== 'Filter' && node.type !== 'Everything') node = baseOf(node)
  const filter = node
  while (node?.type === 'Filter') node = baseOf(node)
  if (!filter || node?.type !== 'Everything') {
    throw queryError('A listener needs a filter: *[…]', query)
  }
  return filter
}

function baseOf(node: GroqNode): GroqNode | undefined {
  return withoutGroups(node['base'])
}

/**
 * Returns the effect of a change as Mendoza patches. `[0, value]` replaces the whole value, so authorship within a
 * document is coarse.
 */
export function effectsOf({before, after}: Change): {apply: unknown; revert: unknown} {
  return {apply: [0, after], revert: [0, before]}
}
