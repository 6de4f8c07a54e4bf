import {queryError} from '#content-lake/http/errors.ts'
import type {GroqNode} from './groq-engine.ts'
import {nodesIn, withoutGroups} from './walk-nodes.ts'

/** What a whole selection of documents may look like; anything else is not what `score()` can rank. */
const scorable = new Set([
  'Everything',
  'Filter',
  'Slice',
  'ArrayCoerce',
  'PipeFuncCall',
  'Parameter',
])

/** Returns the names of the parameters a parsed query speaks of. */
export function parametersOf(tree: GroqNode): string[] {
  const names = [...nodesIn(tree)].flatMap((node) =>
    node.type === 'Parameter' ? [String(node['name'])] : [],
  )
  return [...new Set(names)]
}

/**
 * Tells whether a parsed query has a parameter alone in brackets: whether `[$x]` is an index, an attribute or a filter
 * depends on its value.
 */
export function hasBracketedParameter(tree: GroqNode): boolean {
  return [...nodesIn(tree)].some(
    (node) => node.type === 'Filter' && withoutGroups(node['expr'])?.type === 'Parameter',
  )
}

/** @throws LakeError 400 naming a parameter without a value, in the words of hosted Sanity */
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

/**
 * Refuses what groq-js takes and the specification does not: `score()` of anything but a selection of documents.
 * Source: GROQ specification, "score()"; the official test suite calls the same uses illegal.
 *
 * @throws LakeError 400
 */
export function requireScorable(tree: GroqNode, query: string): void {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'PipeFuncCall' || node['name'] !== 'score') continue
    const base = withoutGroups(node['base'])
    const isReleases = base?.type === 'FuncCall' && base['namespace'] === 'releases'
    if (!base || (!scorable.has(base.type) && !isReleases)) {
      throw queryError(
        'score() ranks a selection of documents: it comes after a filter, before a projection or a single element',
        query,
      )
    }
  }
}
