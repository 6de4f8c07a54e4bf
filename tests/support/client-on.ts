import type {SanityClient} from '@sanity/client'
import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'

/**
 * Makes a client that evaluates its queries on documents in memory.
 *
 * @param dataset - all published documents
 * @returns a client that can fetch and nothing else
 */
export function clientOn(dataset: readonly object[]): SanityClient {
  return asClient({
    fetch: (query: string, params: Record<string, unknown> = {}) =>
      Promise.resolve(evaluateSync(parse(query, {params}), {dataset, params})),
  })
}

function asClient(client: {fetch: unknown}): SanityClient
function asClient(client: object): object {
  return client
}
