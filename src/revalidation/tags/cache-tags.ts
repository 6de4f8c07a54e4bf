import {
  pathChanged,
  type ContentChange,
  isReordered,
  pathsOfChange,
  slicedTypes,
} from '#shared/content-change.ts'

/** Something that was rendered from a document changed: its id. */
export const documentTag = (id: string): string => `document:${id}`

/** A link to a page was rendered, and nothing else of it: only its path matters. */
export const addressTag = (id: string): string => `address:${id}`

/** A list of all documents of one type was rendered. */
export const typeTag = (type: string): string => `type:${type}`

/**
 * A slice of a list of documents of one type was rendered, such as the first three: of other documents only the fields
 * matter that decide about the order (`listFields`).
 */
export const listOrderTag = (type: string): string => `members:${type}`

/** A path was asked for, whether or not a page answers there. */
export const pathTag = (path: string): string => `path:${path}`

/**
 * Collects what a query result was rendered from: one tag for each document in it (an object with `_id` and
 * `_type`) and one for each page that is only linked to (an object with `addressOf`).
 *
 * @param result - any JSON value that a query of `src/content` returned
 * @param wholeTypes - types whose every change makes the page stale anyway: their documents need no tags of their own,
 * or a page that lists thousands would have thousands
 * @returns tags without repetition
 */
export function tagsOfResult(
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

/**
 * Names the tags a change makes stale: the counterpart of {@link tagsOfResult}.
 *
 * @param change - what the webhook delivered
 * @returns tags without repetition
 */
export function tagsOfChange(change: ContentChange): string[] {
  const tags = new Set([documentTag(change._id), typeTag(change._type)])
  if (isSliced.has(change._type) && isReordered(change)) tags.add(listOrderTag(change._type))
  if (pathChanged(change)) {
    tags.add(addressTag(change._id))
    for (const path of pathsOfChange(change)) tags.add(pathTag(path))
  }
  return [...tags]
}
