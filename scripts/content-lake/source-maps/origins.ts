import {isRecord, type LakeDocument} from '#content-lake/documents/document.ts'

/** One step of a path into a document. Items of arrays are named by `_key` if they have one. */
export type Step = string | number | {readonly key: string}

/** Document and path of a value. */
export interface Origin {
  readonly document: LakeDocument
  readonly path: readonly Step[]
}

// Documents are immutable, so an origin never changes.
const known = new WeakMap<object, Origin>()
const visited = new WeakSet<LakeDocument>()

/** Records the origin of every object and array within the documents. */
export function recordOrigins(documents: Iterable<LakeDocument>): void {
  for (const document of documents) {
    if (visited.has(document)) continue
    visited.add(document)
    record(document, {document, path: []})
  }
}

/** Returns the origin of an object or array, or `undefined` when a query created it. */
export function originOf(value: unknown): Origin | undefined {
  return typeof value === 'object' && value !== null ? known.get(value) : undefined
}

export function originWithin(origin: Origin, step: Step): Origin {
  return {document: origin.document, path: [...origin.path, step]}
}

export function stepTo(item: unknown, index: number): Step {
  return isRecord(item) && typeof item['_key'] === 'string' ? {key: item['_key']} : index
}

function record(value: object, origin: Origin): void {
  known.set(value, origin)
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      if (typeof item === 'object' && item !== null) {
        record(item, originWithin(origin, stepTo(item, index)))
      }
    })
    return
  }
  const entries: [string, unknown][] = Object.entries(value)
  for (const [key, child] of entries) {
    if (typeof child === 'object' && child !== null) record(child, originWithin(origin, key))
  }
}
