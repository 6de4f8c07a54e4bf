import type {LakeDocument} from '#content-lake/documents/document.ts'
import {publishedIdOf} from '#content-lake/documents/document-ids.ts'
import type {Dataset} from '#content-lake/store/dataset.ts'
import {byId} from '#content-lake/store/sorted-documents.ts'
import type {PerspectiveView, ViewName} from '#content-lake/store/perspective-view.ts'
import {evaluateSync, type GroqNode} from './groq-engine.ts'
import {type Narrowing, namesOf} from './narrow.ts'
import {asQueryError, type QueryCache} from './query-cache.ts'
import {attachText} from './text-query.ts'

export interface Query {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly view: ViewName
  readonly identity: string
}

/** Evaluates GROQ queries on a dataset. */
export class QueryRunner {
  readonly #dataset: Dataset
  readonly #cache: QueryCache
  readonly #sanity: {projectId: string; dataset: string}

  constructor(dataset: Dataset, cache: QueryCache, sanity: {projectId: string; dataset: string}) {
    this.#dataset = dataset
    this.#cache = cache
    this.#sanity = sanity
  }

  /**
   * Evaluates a query.
   * @param instrument - replaces the prepared tree
   * @throws LakeError 400 when the query can't be parsed or evaluated
   */
  run(query: Query, instrument: (tree: GroqNode) => GroqNode = (tree) => tree): unknown {
    const prepared = this.#cache.prepare(query.query, query.params)
    const view = this.#dataset.view(query.view)
    if (prepared.usesText) attachText(view.all.items)
    const params: Record<string, unknown> = {...query.params}
    for (const narrowing of prepared.narrowings) {
      params[narrowing.parameter] = this.#candidates(narrowing, query.params, view)
    }
    try {
      const result = evaluateSync(instrument(prepared.tree), {
        dataset: view.all.items,
        params,
        identity: query.identity,
        timestamp: new Date(),
        sanity: this.#sanity,
        dereference: ({_ref}) => view.get(_ref),
      })
      return result ?? null
    } catch (error) {
      throw asQueryError(error, query.query)
    }
  }

  documentsOf(view: ViewName): readonly LakeDocument[] {
    return this.#dataset.view(view).all.items
  }

  #candidates(
    narrowing: Narrowing,
    params: Query['params'],
    view: PerspectiveView,
  ): readonly LakeDocument[] {
    const names = [...namesOf(narrowing, params)]
    if (narrowing.by === 'type') {
      const [only = [], ...others] = names.map((name) => view.ofType(name))
      return others.length === 0 ? only : [only, ...others].flat().sort(byId)
    }
    const keys =
      narrowing.by === 'id'
        ? names
        : names.flatMap((name) =>
            [...this.#dataset.referrersOf(name)].flatMap((id) => [id, publishedIdOf(id)]),
          )
    return [...new Set(keys)].flatMap((key) => view.get(key) ?? []).sort(byId)
  }
}
