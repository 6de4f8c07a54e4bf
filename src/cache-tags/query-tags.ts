import {uniqueFields} from '#shared/documents.ts'
import {documentTag, listOrderTag, cacheTagsFor, typeTag} from './cache-tags.ts'

/** A search of the whole dataset in a query: `*[…]`. */
export interface Lookup {
  /** Key of its result; `null` when it is the whole result. */
  key: string | null
  /** The document's id, when the filter names one. */
  id: string | null
  type: string
  /** Whether it filters by a field whose value only one document of the type can have. */
  isUnique: boolean
  /** Whether it counts, or takes a slice of an ordered list, so that the fields of other documents don't matter. */
  isSlice: boolean
}

const lookupPattern =
  /(?:"(\w+)":\s*)?(count\()?\*\[([^\]]*)\]((?:\s*\|\s*order\(_createdAt asc, _id asc\))?\[0\]\{)?(\s*\|\s*order\((?:[^()]|\([^()]*\))*\)\s*\[[^\]]*\.\.[^\]]*\])?/g
const typePattern = /_type == "(\w+)"/
const idPattern = /_id == "([\w.-]+)"/
const uniquePattern = /^_type == "(\w+)" && ([\w.]+) == [$^\w."]+$/

const lookupsByQuery = new Map<string, readonly Lookup[]>()

/**
 * Parses the dataset searches of a query, once for each query.
 *
 * @throws Error when a search names no type, because no tag could stand for its future results
 */
export function lookupsIn(query: string): readonly Lookup[] {
  const known = lookupsByQuery.get(query)
  if (known) return known
  const lookups = [...query.matchAll(lookupPattern)].map(
    ([text, key, count, filter = '', single, slice]) => {
      const type = typePattern.exec(filter)?.[1]
      if (type === undefined) throw new Error(`A query must name one _type: ${text}`)
      return {
        key: key ?? null,
        id: idPattern.exec(filter)?.[1] ?? null,
        type,
        isUnique: single !== undefined && isByUniqueField(filter),
        isSlice: count !== undefined || slice !== undefined,
      }
    },
  )
  lookupsByQuery.set(query, lookups)
  return lookups
}

/** Returns all tags of a query: those of its searches and those of its result. */
export function cacheTagsForQuery(query: string, result: unknown): string[] {
  const lookedFor = cacheTagsForSearches(query, result)
  const tags = new Set(lookedFor)
  const wholeTypes = new Set(
    lookupsIn(query).flatMap(({type}) => (tags.has(typeTag(type)) ? [type] : [])),
  )
  return [...new Set([...lookedFor, ...cacheTagsFor(result, wholeTypes)])]
}

/**
 * Returns the tags of a query's searches, the counterpart of `cacheTagsFor`.
 *
 * - A list, or a search without a result, depends on the whole type: any document of it may be the next to match.
 * - A slice of a list depends on the order of the documents.
 * - A search by id depends on that document.
 * - A search by a unique field (`uniqueFields`) with a result adds nothing: no other document can match, or take the
 *   place of the oldest.
 */
export function cacheTagsForSearches(query: string, result: unknown): string[] {
  const lookups = lookupsIn(query)
  const valuesOf = valuesUnder(result, lookups)
  return lookups.flatMap(({key, id, type, isUnique, isSlice}) => {
    const found = key === null ? [result] : (valuesOf.get(key) ?? [])
    // The page has no section with this search.
    if (found.length === 0) return []
    if (id !== null) return [documentTag(id)]
    if (isSlice) return [listOrderTag(type)]
    return isUnique && found.every(isDocument) ? [] : [typeTag(type)]
  })
}

function isByUniqueField(filter: string): boolean {
  const [, type, field] = uniquePattern.exec(filter) ?? []
  return Object.entries(uniqueFields).some(([name, unique]) => name === type && unique === field)
}

/** Collects the values of all keys in one walk, because a page has a dozen searches. */
function valuesUnder(result: unknown, lookups: readonly Lookup[]): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  for (const {key} of lookups) if (key !== null) found.set(key, [])
  if (found.size > 0) collect(result, found)
  return found
}

function collect(value: unknown, found: ReadonlyMap<string, unknown[]>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, child] of Object.entries(value)) {
    if (!Array.isArray(value)) found.get(name)?.push(child)
    collect(child, found)
  }
}

function isDocument(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string'
  )
}
