/** How many documents a page of a list shows: more than lists of the first content have. */
export const documentsPerPage = 20

/** Questions are short while they are closed. */
const questionsPerPage = 50

/** The sections with a list that one page may not hold, and how many documents of it a page shows. */
export const listSizes = {
  timeline: documentsPerPage,
  clinicians: documentsPerPage,
  languageFinder: documentsPerPage,
  faqs: questionsPerPage,
} as const

/** A section with such a list. */
export type ListSection = keyof typeof listSizes

/** Which stretch of a list a page shows: the first document, and the first that stands on the next page. */
export interface Stretch {
  listStart: number
  listEnd: number
}

/**
 * Says what a page of a list shows.
 *
 * @param number - of the page, from 1
 * @param size - how many documents a page shows
 */
export function stretchOf(number: number, size: number = documentsPerPage): Stretch {
  return {listStart: (number - 1) * size, listEnd: number * size}
}

/**
 * Says on how many pages a list stands.
 *
 * @param total - of its documents
 * @param size - how many documents a page shows
 * @returns 1 for an empty list too
 */
export const listPageCount = (total: number, size: number = documentsPerPage): number =>
  Math.max(1, Math.ceil(total / size))

/**
 * Names a page of a list; the first one is the page that the list stands on.
 *
 * @param path - of the page that the list stands on
 * @param number - of the page of the list, from 1
 */
export function listPagePath(path: string, number: number): string {
  if (number === 1) return path
  return `${path === '/' ? '' : path}/page-${number}`
}

/**
 * Lists the pages of a list after the first.
 *
 * @param path - of the page that the list stands on
 * @param total - of its documents
 * @param size - how many documents a page shows
 */
export function furtherListPages(
  path: string,
  total: number,
  size: number = documentsPerPage,
): string[] {
  const count = listPageCount(total, size)
  return Array.from({length: count - 1}, (_, index) => listPagePath(path, index + 2))
}

/**
 * Reads a path as that of a page of a list: the counterpart of `listPagePath`.
 *
 * @param path - of a request
 * @returns null for a first page, and for every path that cannot be of a list
 */
export function splitListPage(path: string): {page: string; number: number} | null {
  const found = /^(.*)\/page-([1-9]\d{0,5})$/.exec(path)
  const number = Number(found?.[2])
  return found === null || number < 2 ? null : {page: found[1] || '/', number}
}
