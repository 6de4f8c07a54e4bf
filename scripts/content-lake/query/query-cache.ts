import {LakeError, queryError} from '#content-lake/http/errors.ts'
import {type GroqNode, parse} from './groq-engine.ts'
import {narrow, type NarrowedQuery} from './narrow.ts'
import {findUnsupportedFunction} from './supported-functions.ts'
import {rewriteTextQueries} from './text-query.ts'

/** A query ready to be evaluated. */
export interface PreparedQuery extends NarrowedQuery {
  readonly usesText: boolean
}

type Params = Readonly<Record<string, unknown>>

const maxQueries = 500

/** Parses queries, remembering the latest ones. */
export class QueryCache {
  readonly #trees = new Map<string, GroqNode>()
  readonly #prepared = new Map<string, PreparedQuery>()

  /**
   * Returns a query parsed and rewritten for the lake.
   * @throws LakeError 400 for a syntax error or a function only hosted Sanity has.
   */
  prepare(query: string, params: Params): PreparedQuery {
    const known = this.#prepared.get(query)
    if (known) return known
    const {tree, bound} = this.parse(query, params)
    const text = rewriteTextQueries(tree, params)
    const unsupported = findUnsupportedFunction(text.tree)
    if (unsupported !== undefined) {
      throw queryError(
        `The function ${unsupported}() is not available in the local content lake`,
        query,
      )
    }
    const prepared = {...narrow(text.tree), usesText: text.found}
    // A tree with parameter values written into it is good for those values only.
    if (!bound && !text.found) remember(this.#prepared, query, prepared)
    return prepared
  }

  /**
   * Returns the tree of a query; `bound` says that parameters were written into it.
   * @throws LakeError 400 for a syntax error, with its position where groq-js gives one.
   */
  parse(query: string, params: Params): {tree: GroqNode; bound: boolean} {
    const known = this.#trees.get(query)
    if (known) return {tree: known, bound: false}
    try {
      const tree = parse(query)
      remember(this.#trees, query, tree)
      return {tree, bound: false}
    } catch (error) {
      // Slices need constants: with the parameters' values the query may be fine.
      if (query.includes('$')) {
        try {
          return {tree: parse(query, {params: {...params}}), bound: true}
        } catch {
          // The first error is the one about the query as it was written.
        }
      }
      throw asQueryError(error, query)
    }
  }
}

function remember<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  cache.set(key, value)
  const oldest = cache.keys().next()
  if (cache.size > maxQueries && !oldest.done) cache.delete(oldest.value)
}

/** Returns a groq-js error as the 400 a Sanity client can show with its position. */
export function asQueryError(error: unknown, query: string): LakeError {
  if (error instanceof LakeError) return error
  const description = error instanceof Error ? error.message : String(error)
  const position =
    error instanceof Error && 'position' in error && typeof error.position === 'number'
      ? {start: error.position, end: error.position + 1}
      : undefined
  return queryError(description, query, position)
}
