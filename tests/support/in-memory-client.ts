import type {SanityClient} from '@sanity/client'
import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'

/** Creates a client that evaluates its queries on published documents in memory. It can only fetch. */
export function inMemoryClient(dataset: readonly object[]): SanityClient {
  return asClient({
    fetch: (query: string, params: Record<string, unknown> = {}) =>
      Promise.resolve(evaluateSync(parse(query, {params}), {dataset, params})),
  })
}

function asClient(client: {fetch: unknown}): SanityClient
function asClient(client: object): object {
  return client
}
