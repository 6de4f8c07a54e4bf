import type {LakeDocument} from '#content-lake/documents/document.ts'
import {referencesIn} from '#content-lake/documents/references.ts'
import {PerspectiveView, type ViewName} from './perspective-view.ts'

/** Documents in memory, with an index of referrers and a cache of perspectives. */
export class Dataset {
  readonly #documents = new Map<string, LakeDocument>()
  readonly #referrers = new Map<string, Set<string>>()
  readonly #views = new Map<ViewName, PerspectiveView>()

  constructor(documents: Iterable<LakeDocument> = []) {
    for (const document of documents) this.put(document)
  }

  get size(): number {
    return this.#documents.size
  }

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  /** Returns all documents, including drafts, versions and system documents. */
  documents(): Iterable<LakeDocument> {
    return this.#documents.values()
  }

  /** Returns the ids of documents with a weak or strong reference to this id. */
  referrersOf(id: string): ReadonlySet<string> {
    return this.#referrers.get(id) ?? new Set()
  }

  put(document: LakeDocument): void {
    this.#forgetReferences(document._id)
    this.#documents.set(document._id, document)
    for (const {id} of referencesIn(document)) {
      const referrers = this.#referrers.get(id) ?? new Set()
      referrers.add(document._id)
      this.#referrers.set(id, referrers)
    }
    this.#refreshViews(document._id)
  }

  remove(id: string): void {
    this.#forgetReferences(id)
    this.#documents.delete(id)
    this.#refreshViews(id)
  }

  /** Returns the documents in a perspective. */
  view(name: ViewName): PerspectiveView {
    const known = this.#views.get(name)
    if (known) return known
    const view = new PerspectiveView(name, this.#documents.keys(), (id) => this.get(id))
    this.#views.set(name, view)
    return view
  }

  #forgetReferences(id: string): void {
    for (const reference of referencesIn(this.#documents.get(id))) {
      const referrers = this.#referrers.get(reference.id)
      referrers?.delete(id)
      if (referrers?.size === 0) this.#referrers.delete(reference.id)
    }
  }

  #refreshViews(id: string): void {
    for (const view of this.#views.values()) view.refresh(id)
  }
}
