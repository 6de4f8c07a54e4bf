/** Removes items from all lists in a JSON value. */
export function filterLists<Content>(content: Content, isKept: (item: unknown) => boolean): Content
export function filterLists(content: unknown, isKept: (item: unknown) => boolean): unknown {
  if (Array.isArray(content)) {
    return content.filter(isKept).map((item) => filterLists<unknown>(item, isKept))
  }
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, filterLists<unknown>(value, isKept)]),
  )
}
