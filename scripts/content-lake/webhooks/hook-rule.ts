import {isPublishedId} from '#content-lake/documents/document-ids.ts'
import {parametersOf, requireValues} from '#content-lake/query/check-tree.ts'
import {
  evaluateAsync,
  type EvaluateOptions,
  type GroqNode,
  parse,
} from '#content-lake/query/groq-engine.ts'
import type {Dataset} from '#content-lake/store/dataset.ts'
import type {Change} from '#content-lake/store/transaction.ts'
import type {WebhookDefinition} from './webhook-definition.ts'

/** What kind of change a webhook hears of. */
export type Operation = 'create' | 'update' | 'delete'

/** Decides for one webhook which changes it hears of and what it is told. */
export class HookRule {
  readonly definition: WebhookDefinition
  readonly #filter: GroqNode | undefined
  readonly #projection: GroqNode | undefined
  readonly #dataset: Dataset
  readonly #sanity: {projectId: string; dataset: string}

  /** @throws Error naming the webhook when its filter or projection is no GROQ. */
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

  /** Returns what to send about a change, or undefined when this webhook is not concerned. */
  async payloadOf(change: Change): Promise<unknown> {
    const {on = ['create', 'update', 'delete']} = this.definition
    const document = change.after ?? change.before
    if (!document || !isConcerned(change.id, this.definition)) return undefined
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

/** Returns what happened to the document of a change. */
export function operationOf({before, after}: Change): Operation {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}

/** Drafts and versions never; documents of the system only when the filter speaks of them. */
function isConcerned(id: string, {filter}: WebhookDefinition): boolean {
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
    throw new Error(`The webhook "${name}" has a filter or projection that is no GROQ: ${reason}`)
  }
}
