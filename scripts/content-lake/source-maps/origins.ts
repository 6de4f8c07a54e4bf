import {isRecord, type LakeDocument} from '#content-lake/documents/document.ts'

/** One step of a path into a document; items of arrays are named by `_key` where they have one. */
export type Step = string | number | {readonly key: string}

/** Where a value stands in which document. */
export interface Origin {
  readonly document: LakeDocument
  readonly path: readonly Step[]
}

// Documents never change in place, so what was found out about one stays true as long as it lives.
const known = new WeakMap<object, Origin>()
const visited = new WeakSet<LakeDocument>()

/** Remembers for every object and array within the documents where it stands. */
export function noteOrigins(documents: Iterable<LakeDocument>): void {
  for (const document of documents) {
    if (visited.has(document)) continue
    visited.add(document)
    note(document, {document, path: []})
  }
}

/** Returns where an object or array comes from; undefined for one a query has made. */
export function originOf(value: unknown): Origin | undefined {
  return typeof value === 'object' && value !== null ? known.get(value) : undefined
}

/** Returns the origin of a part of a value. */
export function originWithin(origin: Origin, step: Step): Origin {
  return {document: origin.document, path: [...origin.path, step]}
}

/** Returns the step that leads to an item of an array. */
export function stepTo(item: unknown, index: number): Step {
  return isRecord(item) && typeof item['_key'] === 'string' ? {key: item['_key']} : index
}

function note(value: object, origin: Origin): void {
  known.set(value, origin)
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      if (typeof item === 'object' && item !== null) {
        note(item, originWithin(origin, stepTo(item, index)))
      }
    })
    return
  }
  const entries: [string, unknown][] = Object.entries(value)
  for (const [key, child] of entries) {
    if (typeof child === 'object' && child !== null) note(child, originWithin(origin, key))
  }
}
