import {queryError} from '#content-lake/http/errors.ts'
import {type GroqNode, isNode} from '#content-lake/query/groq-engine.ts'
import {nodesIn, withoutGroups} from '#content-lake/query/walk-nodes.ts'

/**
 * Nodes whose cost is linear in the document. A listener's filter runs on the main thread after every commit, where
 * no deadline applies. Hosted Sanity has the same limit: "only simple filters are supported, no joins, no
 * sub-queries".
 */
const simpleNodes = new Set([
  'AccessAttribute',
  'AccessElement',
  'And',
  'Array',
  'ArrayCoerce',
  'ArrayElement',
  'FuncCall',
  'Group',
  'InRange',
  'Map',
  'Not',
  'OpCall',
  'Or',
  'Parameter',
  'Parent',
  'This',
  'Value',
])

/**
 * Functions whose result isn't larger than their input. Nested `array::join` and `string::split` could multiply it.
 */
const simpleFunctions = new Set([
  'global::coalesce',
  'global::count',
  'global::dateTime',
  'global::defined',
  'global::identity',
  'global::length',
  'global::lower',
  'global::now',
  'global::path',
  'global::references',
  'global::string',
  'global::upper',
  'delta::operation',
  'pt::text',
  'sanity::dataset',
  'sanity::partOfRelease',
  'sanity::projectId',
  'sanity::versionOf',
  'string::lower',
  'string::startsWith',
  'string::upper',
])

/** A regular expression of groq-js backtracks over more. */
const maxStarsPerWord = 2

/**
 * Returns the filter `*[…]` of a listener's query, without its projection and order.
 * @throws LakeError 400 when the query has no filter or not a simple one
 */
export function listenerFilter(
  tree: GroqNode,
  query: string,
  params: Readonly<Record<string, unknown>>,
): GroqNode {
  // groq-js inlines functions at each call, so a short query could become a huge tree.
  if (/\bfn\s+[\w:]+\s*\(/.test(query))
    throw queryError('A listener cannot declare functions', query)
  const filter = filterOf(tree)
  if (!filter) throw queryError('A listener needs a filter: *[…]', query)
  for (let each = filter; each.type === 'Filter'; each = baseOf(each) ?? each) {
    requireSimple(each['expr'], query, params)
    if (baseOf(each)?.type === 'Everything') return filter
  }
  return filter
}

function filterOf(tree: GroqNode): GroqNode | undefined {
  let each: GroqNode | undefined = tree
  while (each && each.type !== 'Filter' && each.type !== 'Everything') each = baseOf(each)
  const isOnEverything = (node: GroqNode | undefined): boolean =>
    node?.type === 'Everything' || (node?.type === 'Filter' && isOnEverything(baseOf(node)))
  return isOnEverything(each) ? each : undefined
}

function baseOf(node: GroqNode): GroqNode | undefined {
  return withoutGroups(node['base'])
}

function requireSimple(
  expression: unknown,
  query: string,
  params: Readonly<Record<string, unknown>>,
): void {
  for (const node of nodesIn(expression)) {
    if (!simpleNodes.has(node.type)) {
      throw queryError(
        `A listener's filter cannot use ${node.type}: it looks at one document`,
        query,
      )
    }
    // `tags[].label` is a list of fields. Anything else would be computed for each item.
    if (node.type === 'Map' && !isFieldOfItem(node['expr'])) {
      throw queryError("A listener's filter cannot calculate with each item of a list", query)
    }
    if (node.type === 'OpCall' && node['op'] === 'match') {
      requireSimplePattern(node['right'], query, params)
    }
    // Only the query processes load a groq-js that can compare paths (`patch-groq.ts`).
    if (node.type === 'OpCall' && (isPath(node['left']) || isPathCompared(node))) {
      throw queryError("A listener's filter can use path() on the right side of `in` only", query)
    }
    if (node.type === 'FuncCall') requireSimpleFunction(node, query, params)
  }
}

function isPath(value: unknown): boolean {
  const node = withoutGroups(value)
  return node?.type === 'FuncCall' && node['name'] === 'path'
}

function isPathCompared(node: GroqNode): boolean {
  return node['op'] !== 'in' && isPath(node['right'])
}

function isFieldOfItem(value: unknown): boolean {
  return [...nodesIn(value)].every(({type}) =>
    ['This', 'AccessAttribute', 'ArrayCoerce', 'Group'].includes(type),
  )
}

function requireSimpleFunction(
  node: GroqNode,
  query: string,
  params: Readonly<Record<string, unknown>>,
): void {
  const name = `${String(node['namespace'])}::${String(node['name'])}`
  if (!simpleFunctions.has(name)) {
    throw queryError(`A listener cannot use ${name.replace('global::', '')}()`, query)
  }
  const args: unknown[] = Array.isArray(node['args']) ? node['args'] : []
  if (name === 'global::path') for (const arg of args) requireSimplePattern(arg, query, params)
}

function requireSimplePattern(
  value: unknown,
  query: string,
  params: Readonly<Record<string, unknown>>,
): void {
  const node = withoutGroups(value)
  if (node?.type === 'OpCall' && node['op'] === '+') {
    requireSimplePattern(node['left'], query, params)
    requireSimplePattern(node['right'], query, params)
    return
  }
  if (node?.type === 'Array' && Array.isArray(node['elements'])) {
    const elements: unknown[] = node['elements']
    for (const element of elements.filter(isNode)) {
      requireSimplePattern(element['value'], query, params)
    }
    return
  }
  const known = node?.type === 'Parameter' ? params[String(node['name'])] : node?.['value']
  const patterns: unknown[] = Array.isArray(known) ? known : [known]
  const isKnown = node?.type === 'Parameter' || node?.type === 'Value'
  const isSimple = patterns.every(
    (pattern) =>
      typeof pattern !== 'string' ||
      pattern.split(/\s/).every((word) => word.split(/\*+/).length <= maxStarsPerWord + 1),
  )
  if (!isKnown || !isSimple) {
    throw queryError(
      `A listener's filter can only match words and parameters with at most ${maxStarsPerWord} "*" in each word`,
      query,
    )
  }
}
