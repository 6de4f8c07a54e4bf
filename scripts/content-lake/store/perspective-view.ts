import {
  draftIdOf,
  isPublicId,
  isPublishedId,
  publishedIdOf,
} from '#content-lake/documents/document-ids.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import {SortedDocuments} from './sorted-documents.ts'

export const viewNames = ['raw', 'published', 'public', 'drafts'] as const

/** Name of a perspective. `public` is what everyone may read. */
export type ViewName = (typeof viewNames)[number]

/** Maps stored ids to keys of a view, and keys to documents. */
interface Resolver {
  readonly keyOf: (id: string) => string | undefined
  readonly documentOf: (key: string) => LakeDocument | undefined
}

type Lookup = (id: string) => LakeDocument | undefined

function resolverOf(name: ViewName, lookup: Lookup): Resolver {
  if (name !== 'drafts') {
    const isIn = {raw: () => true, published: isPublishedId, public: isPublicId}[name]
    return {keyOf: (id) => (isIn(id) ? id : undefined), documentOf: lookup}
  }
  return {
    keyOf: (id) => (isPublishedId(publishedIdOf(id)) ? publishedIdOf(id) : undefined),
    documentOf: (key) => {
      const document = lookup(draftIdOf(key)) ?? lookup(key)
      return document && {...document, _id: key, _originalId: document._id}
    },
  }
}

/** The documents of a perspective, by id and by type, updated with every commit. */
export class PerspectiveView {
  readonly all: SortedDocuments
  readonly #byId = new Map<string, LakeDocument>()
  readonly #byType = new Map<string, SortedDocuments>()
  readonly #resolver: Resolver

  constructor(name: ViewName, ids: Iterable<string>, lookup: Lookup) {
    this.#resolver = resolverOf(name, lookup)
    for (const id of ids) {
      const key = this.#resolver.keyOf(id)
      const document = key === undefined ? undefined : this.#resolver.documentOf(key)
      if (key !== undefined && document) this.#byId.set(key, document)
    }
    this.all = new SortedDocuments(this.#byId.values())
    const types = Map.groupBy(this.all.items, (document) => document._type)
    for (const [type, documents] of types) this.#byType.set(type, new SortedDocuments(documents))
  }

  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id)
  }

  /** Returns the documents of a type, sorted by id. */
  ofType(type: string): readonly LakeDocument[] {
    return this.#byType.get(type)?.items ?? []
  }

  /** Updates the view after a commit changed the stored document with this id. */
  refresh(id: string): void {
    const key = this.#resolver.keyOf(id)
    if (key === undefined) return
    const before = this.#byId.get(key)
    const after = this.#resolver.documentOf(key)
    if (before && before._type !== after?._type) this.#byType.get(before._type)?.remove(key)
    if (after) {
      this.#byId.set(key, after)
      this.all.put(after)
      const ofType = this.#byType.get(after._type) ?? new SortedDocuments()
      ofType.put(after)
      this.#byType.set(after._type, ofType)
    } else if (before) {
      this.#byId.delete(key)
      this.all.remove(key)
    }
  }
}
