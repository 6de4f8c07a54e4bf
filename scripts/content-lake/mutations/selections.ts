import {z} from 'zod'
import type {QueryPool} from '#content-lake/query/query-pool.ts'
import type {Mutation} from './mutation-schema.ts'

const idsSchema = z.array(z.string())

/** Documents selected by the queries of a request's mutations. */
export class Selections {
  readonly #queries: QueryPool
  readonly #ids = new Map<string, string[]>()

  constructor(queries: QueryPool) {
    this.#queries = queries
  }

  /** Evaluates the queries. @throws LakeError when one fails */
  async select(mutations: readonly Mutation[], identity: string): Promise<void> {
    for (const mutation of mutations) {
      const selection = selectionOf(mutation)
      if (selection?.query === undefined) continue
      const {query, params = {}} = selection
      const job = {kind: 'select-ids', query, params, view: 'raw', identity} as const
      const json: unknown = JSON.parse(await this.#queries.run(job, new AbortController().signal))
      this.#ids.set(keyOf(query, params), idsSchema.parse(json))
    }
  }

  /** Returns the ids that a query selected. */
  readonly idsOf = (query: string, params: Readonly<Record<string, unknown>>): string[] =>
    this.#ids.get(keyOf(query, params)) ?? []
}

function selectionOf(mutation: Mutation) {
  if ('patch' in mutation) return mutation.patch
  return 'delete' in mutation ? mutation.delete : undefined
}

function keyOf(query: string, params: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([query, params])
}
