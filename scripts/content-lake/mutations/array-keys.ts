import {isRecord} from '#content-lake/documents/document.ts'
import {randomId} from '#content-lake/documents/document-ids.ts'

/** Adds a `_key` to every object within an array (`autoGenerateArrayKeys`; Sanity HTTP API, "Mutations"). */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const keyed = withArrayKeys(item)
      return isRecord(keyed) && !('_key' in keyed)
        ? {_key: randomId().slice(0, 12).toLowerCase(), ...keyed}
        : keyed
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withArrayKeys(child)]),
  )
}
