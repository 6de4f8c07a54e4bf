import {LakeError, queryError} from '#content-lake/http/errors.ts'
import {hasBracketedParameter, parametersOf, requireScorable, requireValues} from './check-tree.ts'
import {type GroqNode, parse} from './groq-engine.ts'
import {narrow, type NarrowedQuery} from './narrow.ts'
import {describeUnknownFunction, findUnsupportedFunction} from './supported-functions.ts'
import {rewriteTextQueries} from './text-query.ts'

/** A query ready to be evaluated. */
export interface PreparedQuery extends NarrowedQuery {
  readonly usesText: boolean
}

type Params = Readonly<Record<string, unknown>>

/** A parsed query, and which parameters have to be given. */
interface ParsedQuery {
  readonly tree: GroqNode
  readonly parameters: readonly string[]
}

const maxQueries = 500

/** Parses queries, remembering the latest ones. */
export class QueryCache {
  readonly #trees = new Map<string, ParsedQuery>()
  readonly #prepared = new Map<string, PreparedQuery>()

  /**
   * Returns a query parsed and rewritten for the lake.
   * @throws LakeError 400 for a syntax error, a parameter without a value or a function only hosted Sanity has.
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
    // A tree with parameter values written into it is good for those values only.
    if (!bound && !text.found) remember(this.#prepared, query, prepared)
    return prepared
  }

  /**
   * Returns the tree of a query; `bound` says that parameters were written into it.
   * @throws LakeError 400 for a syntax error, with its position where groq-js gives one, and for a parameter without
   * a value.
   */
  parse(query: string, params: Params): {tree: GroqNode; bound: boolean} {
    const parsed = this.#trees.get(query) ?? this.#parseOnce(query)
    if (parsed) {
      requireValues(parsed.parameters, params, query)
      return {tree: parsed.tree, bound: false}
    }
    return {tree: parseWithValues(query, params), bound: true}
  }

  /** Returns undefined for a query whose tree depends on the values of its parameters. */
  #parseOnce(query: string): ParsedQuery | undefined {
    let tree: GroqNode
    try {
      tree = parse(query)
    } catch (error) {
      // Slices need constants: with the parameters' values the query may be fine.
      if (query.includes('$')) return undefined
      throw asQueryError(error, query)
    }
    requireScorable(tree, query)
    if (hasBracketedParameter(tree)) return undefined
    const parsed = {tree, parameters: parametersOf(tree)}
    remember(this.#trees, query, parsed)
    return parsed
  }
}

function parseWithValues(query: string, params: Params): GroqNode {
  let tree: GroqNode
  try {
    tree = parse(query, {params: {...params}})
  } catch (error) {
    // A slice by a parameter without a value is told as a slice by anything.
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
  requireScorable(tree, query)
  return tree
}

function remember<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  cache.set(key, value)
  const oldest = cache.keys().next()
  if (cache.size > maxQueries && !oldest.done) cache.delete(oldest.value)
}

/** Returns a groq-js error as the 400 a Sanity client can show with its position. */
export function asQueryError(error: unknown, query: string): LakeError {
  if (error instanceof LakeError) return error
  const message = error instanceof Error ? error.message : String(error)
  const description = describeUnknownFunction(message, query) ?? message
  const position =
    error instanceof Error && 'position' in error && typeof error.position === 'number'
      ? {start: error.position, end: error.position + 1}
      : undefined
  return queryError(description, query, position)
}
