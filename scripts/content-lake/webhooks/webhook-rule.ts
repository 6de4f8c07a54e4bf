import {isPublishedId} from '#content-lake/documents/document-ids.ts'
import {parametersOf, requireValues} from '#content-lake/query/validate-query.ts'
import {
  evaluateAsync,
  type EvaluateOptions,
  type GroqNode,
  parse,
} from '#content-lake/query/groq-engine.ts'
import type {Dataset} from '#content-lake/store/dataset.ts'
import type {Change} from '#content-lake/store/transaction.ts'
import type {WebhookDefinition} from './webhook-definition.ts'

export type Operation = 'create' | 'update' | 'delete'

/** Filter and projection of one webhook. */
export class WebhookRule {
  readonly definition: WebhookDefinition
  readonly #filter: GroqNode | undefined
  readonly #projection: GroqNode | undefined
  readonly #dataset: Dataset
  readonly #sanity: {projectId: string; dataset: string}

  /** @throws Error naming the webhook when its filter or projection is invalid */
  constructor(
    definition: WebhookDefinition,
    dataset: Dataset,
    sanity: {projectId: string; dataset: string},
  ) {
    this.definition = definition
    this.#dataset = dataset
    this.#sanity = sanity
    const {name, filter, projection} = definition
    this.#filter = filter === undefined ? undefined : parsed(name, `*[${filter}]`)
    this.#projection = projection === undefined ? undefined : parsed(name, `*[0]${projection}`)
  }

  /** Returns the payload for a change, or `undefined` when the webhook doesn't match. */
  async payloadOf(change: Change): Promise<unknown> {
    const {on = ['create', 'update', 'delete']} = this.definition
    const document = change.after ?? change.before
    if (!document || !isWatched(change.id, this.definition)) return undefined
    if (!on.includes(operationOf(change))) return undefined
    if (this.#filter) {
      const selected = await evaluateAsync(this.#filter, this.#optionsFor(change, document))
      if (!Array.isArray(selected) || selected.length === 0) return undefined
    }
    return this.#projection
      ? evaluateAsync(this.#projection, this.#optionsFor(change, document))
      : document
  }

  #optionsFor({before, after}: Change, document: unknown): EvaluateOptions {
    const view = this.#dataset.view('published')
    return {
      dataset: [document],
      params: {},
      before,
      after,
      sanity: this.#sanity,
      dereference: ({_ref}) => view.get(_ref),
    }
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
