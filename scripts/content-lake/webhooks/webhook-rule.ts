import {isPublishedId} from '#content-lake/documents/document-ids.ts'
import {parametersOf, requireValues} from '#content-lake/query/validate-query.ts'
import {evaluateAsync, type GroqNode, parse} from '#content-lake/query/groq-engine.ts'
import type {Dataset} from '#content-lake/store/dataset.ts'
import type {Change} from '#content-lake/store/transaction.ts'
import type {WebhookDefinition} from './webhook-definition.ts'

export type Operation = 'create' | 'update' | 'delete'

export type WebhookRule = ReturnType<typeof createWebhookRule>

/**
 * Prepares the filter and the projection of a webhook.
 * @throws Error naming the webhook when one of them is invalid
 */
export function createWebhookRule(
  definition: WebhookDefinition,
  dataset: Dataset,
  sanity: {projectId: string; dataset: string},
) {
  const {name, filter, projection, on = ['create', 'update', 'delete']} = definition
  const selection = filter === undefined ? undefined : parsed(name, `*[${filter}]`)
  const shape = projection === undefined ? undefined : parsed(name, `*[0]${projection}`)
  return {
    definition,
    /** Returns the payload for a change, or `undefined` when the webhook doesn't match. */
    payloadOf: async (change: Change): Promise<unknown> => {
      const {before, after} = change
      const document = after ?? before
      if (!document || !isWatched(change.id, definition)) return undefined
      if (!on.includes(operationOf(change))) return undefined
      const view = dataset.view('published')
      const options = {
        dataset: [document],
        params: {},
        before,
        after,
        sanity,
        dereference: ({_ref}: {_ref: string}) => view.get(_ref),
      }
      if (selection) {
        const selected = await evaluateAsync(selection, options)
        if (!Array.isArray(selected) || selected.length === 0) return undefined
      }
      return shape ? evaluateAsync(shape, options) : document
    },
  }
}

export function operationOf({before, after}: Change): Operation {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}

/** Skips drafts and versions, and system documents unless the filter mentions them. */
function isWatched(id: string, {filter}: WebhookDefinition): boolean {
  if (!isPublishedId(id)) return false
  return !id.startsWith('_.') || /_\.|system\./.test(filter ?? '')
}

function parsed(name: string, query: string): GroqNode {
  try {
    const tree = parse(query, {mode: 'delta'})
    requireValues(parametersOf(tree), {}, query)
    return tree
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The webhook "${name}" has an invalid filter or projection: ${reason}`)
  }
}
