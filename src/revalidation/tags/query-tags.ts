import {uniqueFields} from '#shared/documents.ts'
import {documentTag, listOrderTag, tagsOfResult, typeTag} from './cache-tags.ts'

/** One place where a query searches the whole dataset: `*[…]`. */
export interface Lookup {
  /** The key its result stands under, `null` when it is the whole result. */
  key: string | null
  /** The only document it can find, when the filter names its id. */
  id: string | null
  type: string
  /** Whether it finds at most one document, by a field that no two documents of the type share. */
  isUnique: boolean
  /**
   * Whether it counts, or takes a slice of an ordered list, so that what documents outside of it say does not matter.
   */
  isSlice: boolean
}

const lookupPattern =
  /(?:"(\w+)":\s*)?(count\()?\*\[([^\]]*)\](\[0\]\{)?(\s*\|\s*order\((?:[^()]|\([^()]*\))*\)\s*\[[^\]]*\.\.[^\]]*\])?/g
const typePattern = /_type == "(\w+)"/
const idPattern = /_id == "([\w.-]+)"/
const uniquePattern = /^_type == "(\w+)" && ([\w.]+) == [$^\w."]+$/

const lookupsByQuery = new Map<string, readonly Lookup[]>()

/**
 * Finds where a query searches the whole dataset. Each query is read once.
 *
 * @param query - GROQ; a filter names one type, as `*[_type == "faq" && …]`
 * @returns the lookups in the order of the text
 * @throws Error when a lookup does not say which type it is for: no tag could stand for what it may find later
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

/**
 * Names everything that a page depends on because of a query: what it looked for and what it found.
 *
 * @param query - GROQ
 * @param result - what it returned
 * @returns tags without repetition
 */
export function tagsOfAnswer(query: string, result: unknown): string[] {
  const lookedFor = tagsOfQuery(query, result)
  const tags = new Set(lookedFor)
  const wholeTypes = new Set(
    lookupsIn(query).flatMap(({type}) => (tags.has(typeTag(type)) ? [type] : [])),
  )
  return [...new Set([...lookedFor, ...tagsOfResult(result, wholeTypes)])]
}

/**
 * Names the tags of what a query looked for: the counterpart of `tagsOfResult`, which names what it found. A list, and
 * a search that found nothing, depend on the whole type, because any document of it may be the next to match; a slice
 * of a list, on who stands where. A document that was found by its id or by a field of its own is the only one that can
 * match (`uniqueFields`).
 *
 * @param query - GROQ
 * @param result - what it returned
 * @returns tags, some perhaps twice
 */
export function tagsOfQuery(query: string, result: unknown): string[] {
  const lookups = lookupsIn(query)
  const valuesOf = valuesUnder(result, lookups)
  return lookups.flatMap(({key, id, type, isUnique, isSlice}) => {
    const found = key === null ? [result] : (valuesOf.get(key) ?? [])
    // A section that a page does not have asks for nothing.
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

/**
 * Collects every value that stands under the key of a lookup, however deep, in one walk: a page has a dozen lookups.
 */
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
