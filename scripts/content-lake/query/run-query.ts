import type {LakeDocument} from '#content-lake/documents/document.ts'
import {publishedIdOf} from '#content-lake/documents/document-ids.ts'
import type {Dataset} from '#content-lake/store/dataset.ts'
import type {PerspectiveView, ViewName} from '#content-lake/store/perspective-view.ts'
import {evaluateAsync, type EvaluateOptions, evaluateSync, type GroqNode} from './groq-engine.ts'
import {type Narrowing, namesOf} from './narrow.ts'
import {asQueryError, type QueryCache} from './query-cache.ts'
import {needsAsync} from './supported-functions.ts'
import {attachText} from './text-query.ts'
import {everythingTag, idTag, typeTag} from './sync-tags.ts'

export interface Query {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly view: ViewName
  readonly identity: string
}

/** A result with the sync tags of the documents it depends on. */
export interface QueryResult {
  readonly result: unknown
  readonly syncTags: readonly string[]
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
  async run(
    query: Query,
    instrument: (tree: GroqNode) => GroqNode = (tree) => tree,
  ): Promise<QueryResult> {
    const prepared = this.#cache.prepare(query.query, query.params)
    const view = this.#dataset.view(query.view)
    const tags = new Set<string>(prepared.readsEverything ? [everythingTag] : [])
    if (prepared.usesText) attachText(view.all.items)
    const params: Record<string, unknown> = {...query.params}
    for (const narrowing of prepared.narrowings) {
      params[narrowing.parameter] = this.#candidates(narrowing, query, view, tags)
    }
    const options: EvaluateOptions = {
      dataset: view.all.items,
      params,
      identity: query.identity,
      timestamp: new Date(),
      sanity: this.#sanity,
      dereference: ({_ref}) => {
        const document = view.get(_ref)
        tags.add(document ? typeTag(document._type) : idTag(_ref))
        return document
      },
    }
    const tree = instrument(prepared.tree)
    try {
      const result = needsAsync(tree)
        ? await evaluateAsync(tree, {...options, dataset: [...view.all.items]})
        : evaluateSync(tree, options)
      return {result: result ?? null, syncTags: [...tags]}
    } catch (error) {
      throw asQueryError(error, query.query)
    }
  }

  documentsOf(view: ViewName): readonly LakeDocument[] {
    return this.#dataset.view(view).all.items
  }

  /** Returns the ids of the stored documents that a mutation's query selects. */
  selectIds(query: string, params: Readonly<Record<string, unknown>>): string[] {
    const prepared = this.#cache.prepare(query, params)
    const view = this.#dataset.view('raw')
    const all: Record<string, unknown> = {...params}
    for (const narrowing of prepared.narrowings) {
      all[narrowing.parameter] = this.#candidates(narrowing, {params}, view, new Set())
    }
    if (prepared.usesText) attachText(view.all.items)
    let result: unknown
    try {
      result = evaluateSync(prepared.tree, {
        dataset: view.all.items,
        params: all,
        dereference: ({_ref}) => view.get(_ref),
        sanity: this.#sanity,
      })
    } catch (error) {
      throw asQueryError(error, query)
    }
    const selected: unknown[] = Array.isArray(result) ? result : [result]
    return selected.flatMap((item) =>
      typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string'
        ? [item._id]
        : [],
    )
  }

  #candidates(
    narrowing: Narrowing,
    query: Pick<Query, 'params'>,
    view: PerspectiveView,
    tags: Set<string>,
  ): readonly LakeDocument[] {
    const names = namesOf(narrowing, query.params)
    if (narrowing.by === 'type') {
      for (const name of names) tags.add(typeTag(name))
      const [only, ...others] = [...names].map((name) => view.ofType(name))
      return others.length === 0 ? (only ?? []) : sorted([only ?? [], ...others].flat())
    }
    if (narrowing.by === 'id') {
      for (const name of names) tags.add(idTag(name))
      return sorted([...names].flatMap((name) => view.get(name) ?? []))
    }
    tags.add(everythingTag)
    const keys = new Set<string>()
    for (const name of names) {
      for (const id of this.#dataset.referrersOf(name)) keys.add(id).add(publishedIdOf(id))
    }
    return sorted([...keys].flatMap((key) => view.get(key) ?? []))
  }
}

function sorted(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
}
