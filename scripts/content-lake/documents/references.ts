import {isRecord} from './document.ts'

export interface Reference {
  readonly id: string
  readonly weak: boolean
}

/** Yields every reference within the same dataset, at any depth. */
export function* referencesIn(value: unknown): Generator<Reference> {
  if (Array.isArray(value)) {
    for (const item of value) yield* referencesIn(item)
    return
  }
  if (!isRecord(value)) return
  const id = value['_ref']
  if (typeof id === 'string' && !value['_projectId'] && !value['_dataset']) {
    yield {id, weak: value['_weak'] === true}
  }
  for (const child of Object.values(value)) {
    if (typeof child === 'object') yield* referencesIn(child)
  }
}

export function hasStrongReference(document: unknown, id: string): boolean {
  for (const reference of referencesIn(document)) {
    if (!reference.weak && reference.id === id) return true
  }
  return false
}

/** Resolves every `_strengthenOnPublish` reference to its published form: strong, or weak when the schema says so. */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isRecord(value)) return value
  const strengthen = value['_strengthenOnPublish']
  const entries = Object.entries(value)
    .filter(([key]) => key !== '_strengthenOnPublish')
    .filter(([key]) => !(key === '_weak' && isRecord(strengthen) && strengthen['weak'] !== true))
  return Object.fromEntries(entries.map(([key, child]) => [key, strengthenReferences(child)]))
}
