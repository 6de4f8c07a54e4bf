/** A document as the lake keeps it. It is never changed in place: a new revision is a new object. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

/** Tells whether a value is a JSON object (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Tells whether a value read from disk has the five fields every stored document has. */
export function isLakeDocument(value: unknown): value is LakeDocument {
  return (
    isRecord(value) &&
    typeof value['_id'] === 'string' &&
    typeof value['_type'] === 'string' &&
    typeof value['_rev'] === 'string' &&
    typeof value['_createdAt'] === 'string' &&
    typeof value['_updatedAt'] === 'string'
  )
}
