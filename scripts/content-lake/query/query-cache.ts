import {LRUCache} from 'lru-cache'
import {LakeError, queryError} from '#content-lake/http/errors.ts'
import {hasBracketedParameter, parametersOf, requireValues} from './validate-query.ts'
import {type GroqNode, parse} from './groq-engine.ts'
import {narrow, type NarrowedQuery} from './narrow.ts'
import {findUnsupportedFunction} from './supported-functions.ts'
import {rewriteTextQueries} from './text-query.ts'

export interface PreparedQuery extends NarrowedQuery {
  readonly usesText: boolean
}

type Params = Readonly<Record<string, unknown>>

interface ParsedQuery {
  readonly tree: GroqNode
  readonly parameters: readonly string[]
}

const maxQueries = 500

/** Parses and prepares queries, and caches the latest ones. */
export class QueryCache {
  readonly #trees = new LRUCache<string, ParsedQuery>({max: maxQueries})
  readonly #prepared = new LRUCache<string, PreparedQuery>({max: maxQueries})

  /**
   * Parses a query and rewrites it for the lake.
   * @throws LakeError 400 for a syntax error, a missing parameter or a function that only hosted Sanity has
   */
  prepare(query: string, params: Params): PreparedQuery {
    const {tree, bound} = this.parse(query, params)
    const known = bound ? undefined : this.#prepared.get(query)
    if (known) return known
    const text = rewriteTextQueries(tree, params)
    const unsupported = findUnsupportedFunction(text.tree)
    if (unsupported !== undefined) {
      throw queryError(
        `The function ${unsupported}() is not available in the local content lake`,
        query,
      )
    }
    const prepared = {...narrow(text.tree), usesText: text.found}
    // The tree contains parameter values, so it can't be reused.
    if (!bound && !text.found) this.#prepared.set(query, prepared)
    return prepared
  }

  /**
   * Parses a query. `bound` says that the tree contains parameter values.
   * @throws LakeError 400 for a syntax error or a missing parameter
   */
  parse(query: string, params: Params): {tree: GroqNode; bound: boolean} {
    const parsed = this.#trees.get(query) ?? this.#parseOnce(query)
    if (parsed) {
      requireValues(parsed.parameters, params, query)
      return {tree: parsed.tree, bound: false}
    }
    return {tree: parseWithValues(query, params), bound: true}
  }

  /** Returns `undefined` when the tree depends on parameter values. */
  #parseOnce(query: string): ParsedQuery | undefined {
    let tree: GroqNode
    try {
      tree = parse(query)
    } catch (error) {
      // A slice needs constants, which the parameters may supply.
      if (query.includes('$')) return undefined
      throw asQueryError(error, query)
    }
    if (hasBracketedParameter(tree)) return undefined
    const parsed = {tree, parameters: parametersOf(tree)}
    this.#trees.set(query, parsed)
    return parsed
  }
}

function parseWithValues(query: string, params: Params): GroqNode {
  let tree: GroqNode
  try {
    tree = parse(query, {params: {...params}})
  } catch (error) {
    // groq-js reports a missing parameter of a slice as a slice that isn't constant.
    if (String(error).includes('constant')) {
      requireValues(
        Array.from(query.matchAll(/\$(\w+)/g), ([, name = '']) => name),
        params,
        query,
      )
    }
    throw asQueryError(error, query)
  }
  requireValues(parametersOf(tree), params, query)
  return tree
}

/** Converts an error of groq-js to a 400 with its position. */
export function asQueryError(error: unknown, query: string): LakeError {
  if (error instanceof LakeError) return error
  const message = error instanceof Error ? error.message : String(error)
  const position =
    error instanceof Error && 'position' in error && typeof error.position === 'number'
      ? {start: error.position, end: error.position + 1}
      : undefined
  return queryError(message, query, position)
}
