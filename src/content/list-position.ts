import {listPageCount, listPagePath} from '#model/list-pages.ts'

/** What a section reads of its list, by `pagerFields`. */
export interface PagedSection {
  listPath: string | null
  listTotal: number
  pager: {
    pagerLabel: string | null
    pagerPrevious: string | null
    pagerNext: string | null
    pagerPage: string | null
    pagerOf: string | null
  } | null
}

/** Where among the pages of its list a page stands. */
export interface ListPosition {
  /** From 1. */
  number: number
  count: number
  path: string
  /** `null` on the first page. */
  previous: string | null
  /** `null` on the last page. */
  next: string | null
}

/**
 * Says where among the pages of a list a page stands.
 *
 * @param section - that shows a stretch of the list
 * @param number - which stretch, from 1
 * @returns null for a list that one page holds
 */
export function listPosition(
  {listPath, listTotal}: PagedSection,
  number: number,
): ListPosition | null {
  const count = listPageCount(listTotal)
  if (count === 1 || listPath === null) return null
  return {
    number,
    count,
    path: listPagePath(listPath, number),
    previous: number === 1 ? null : listPagePath(listPath, number - 1),
    next: number >= count ? null : listPagePath(listPath, number + 1),
  }
}
