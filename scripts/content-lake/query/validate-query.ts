import {httpError, queryError} from '#content-lake/http/errors.ts'
import type {GroqNode} from './groq-engine.ts'
import {maxQueryLength} from './query-limits.ts'
import {nodesIn, withoutGroups} from './walk-nodes.ts'

/** @throws LakeError 413 when a query is too long to be parsed */
export function requireShortQuery(query: string): void {
  if (query.length > maxQueryLength)
    throw httpError(413, `The query is longer than ${maxQueryLength} characters`)
}

/** Returns the names of all parameters in a query. */
export function parametersOf(tree: GroqNode): string[] {
  const names = [...nodesIn(tree)].flatMap((node) =>
    node.type === 'Parameter' ? [String(node['name'])] : [],
  )
  return [...new Set(names)]
}

/** Returns whether a query contains `[$x]`. Its meaning, an index, attribute or filter, depends on the value. */
export function hasBracketedParameter(tree: GroqNode): boolean {
  return [...nodesIn(tree)].some(
    (node) => node.type === 'Filter' && withoutGroups(node['expr'])?.type === 'Parameter',
  )
}

/** @throws LakeError 400 naming a missing parameter, in the words of hosted Sanity */
export function requireValues(
  names: Iterable<string>,
  params: Readonly<Record<string, unknown>>,
  query: string,
): void {
  for (const name of names) {
    if (!Object.hasOwn(params, name)) {
      throw queryError(`param $${name} referenced, but not provided`, query)
    }
  }
}
