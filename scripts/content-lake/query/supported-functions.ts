import type {GroqNode} from './groq-engine.ts'
import {nodesIn} from './walk-nodes.ts'

const unsupported = new Set([
  'geo::latLng',
  'geo::contains',
  'geo::intersects',
  'geo::distance',
  'text::query',
  'text::semanticSimilarity',
  'media::aspect',
  'documents::get',
  'documents::incomingRefCount',
  'documents::incomingGlobalDocumentReferenceCount',
  'user::attributes',
  'global::anywhere',
])

/**
 * Returns the name of a function in the query that this lake cannot evaluate as hosted Sanity
 * does, or undefined. Run it after `text::query` has been rewritten: what is left of it stands
 * where only hosted Sanity understands it.
 */
export function findUnsupportedFunction(tree: GroqNode): string | undefined {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'FuncCall') continue
    const name = `${String(node['namespace'])}::${String(node['name'])}`
    if (unsupported.has(name)) return name.replace('global::', '')
  }
  return undefined
}

/**
 * Returns what to say of a function that groq-js does not know, by its whole name: groq-js leaves the namespace out.
 * Returns undefined when the message is about something else.
 */
export function describeUnknownFunction(message: string, query: string): string | undefined {
  const name = /^Undefined function: (\w+)$/.exec(message)?.[1]
  if (name === undefined) return undefined
  const called = new RegExp(`(?:\\w+::)*\\b${name}(?=\\s*\\()`).exec(query)?.[0] ?? name
  return /^geo\b/.test(called)
    ? `The function ${called}() is not available in the local content lake: it has no geo functions`
    : `Undefined function: ${called}()`
}

/** Tells whether a query uses functions groq-js can only evaluate asynchronously. */
export function needsAsync(tree: GroqNode): boolean {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'FuncCall') continue
    const {namespace, name} = node
    if (namespace === 'diff' || (namespace === 'delta' && name !== 'operation')) return true
  }
  return false
}
