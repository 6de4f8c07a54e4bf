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
 * Returns the first function in a query that only hosted Sanity can evaluate. Call it after `rewriteTextQueries`,
 * which removes the supported uses of `text::query`.
 */
export function findUnsupportedFunction(tree: GroqNode): string | undefined {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'FuncCall') continue
    const name = `${String(node['namespace'])}::${String(node['name'])}`
    if (unsupported.has(name)) return name.replace('global::', '')
  }
  return undefined
}
