import {
  pathChanged,
  type ContentChange,
  isReordered,
  pathsOfChange,
  slicedTypes,
} from '#shared/content-change.ts'

/** For content rendered from a document. */
export const documentTag = (id: string): string => `document:${id}`

/** For a link to a page, which depends only on its path. */
const addressTag = (id: string): string => `address:${id}`

/** For a list of all documents of a type. */
export const typeTag = (type: string): string => `type:${type}`

/**
 * For a slice of an ordered list. Documents outside the slice affect it only through the fields that decide the
 * order.
 */
export const listOrderTag = (type: string): string => `members:${type}`

/** For a requested path, with or without a page. */
export const pathTag = (path: string): string => `path:${path}`

/**
 * Returns a tag for each document (an object with `_id` and `_type`), and for each page only linked to (`addressOf`).
 *
 * @param wholeTypes - types with a type tag, whose documents need no tags: a page may list thousands
 */
export function cacheTagsFor(
  result: unknown,
  wholeTypes: ReadonlySet<string> = new Set(),
): string[] {
  const tags = new Set<string>()
  collect(result, wholeTypes, tags)
  return [...tags]
}

function collect(value: unknown, wholeTypes: ReadonlySet<string>, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, wholeTypes, tags)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const type = '_type' in value && typeof value._type === 'string' ? value._type : ''
  if ('_id' in value && typeof value._id === 'string' && !wholeTypes.has(type)) {
    tags.add(documentTag(value._id))
  }
  if ('addressOf' in value && typeof value.addressOf === 'string') {
    tags.add(addressTag(value.addressOf))
  }
  for (const child of Object.values(value)) collect(child, wholeTypes, tags)
}

const isSliced: ReadonlySet<string> = new Set(slicedTypes)

/** Returns the tags that a change invalidates, the counterpart of {@link cacheTagsFor}. */
export function cacheTagsForChange(change: ContentChange): string[] {
  const tags = new Set([documentTag(change._id), typeTag(change._type)])
  if (isSliced.has(change._type) && isReordered(change)) tags.add(listOrderTag(change._type))
  if (pathChanged(change)) {
    tags.add(addressTag(change._id))
    for (const path of pathsOfChange(change)) tags.add(pathTag(path))
  }
  return [...tags]
}
