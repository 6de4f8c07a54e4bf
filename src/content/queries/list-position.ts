import {listPageCount, listPagePath, type ListSection, listSizes} from '#routing/list-pages.ts'
import type {VisitPlace} from '#shared/clinicians.ts'
import {placeListPath} from '#routing/place-lists.ts'
import type {PageSection, SectionMap} from '#content/section-props.ts'

/** A section that shows a stretch of a list, with what it reads of it by `pagerFields`. */
export type PagedSection = Extract<SectionMap[ListSection], {pager: unknown}>

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
 * @param visitPlace - where those of whom it shows a stretch can be seen; null when it is of all
 * @returns null for a list that one page holds, and behind its last page
 */
export function listPosition(
  section: PagedSection,
  number: number,
  visitPlace: VisitPlace | null = null,
): ListPosition | null {
  const listPath =
    visitPlace === null ? section.listPath : placeListPath(section.listPath, visitPlace)
  const count = listPageCount(totalOf(section), listSizes[section._type])
  if (count === 1 || number > count) return null
  return {
    number,
    count,
    path: listPagePath(listPath, number),
    previous: number === 1 ? null : listPagePath(listPath, number - 1),
    next: number === count ? null : listPagePath(listPath, number + 1),
  }
}

/**
 * Finds the sections that show stretches of lists.
 *
 * @param section - any section of a page
 */
export const isPaged = (section: PageSection): section is PagedSection =>
  Object.hasOwn(listSizes, section._type) && 'pager' in section

function totalOf(section: PagedSection): number {
  if (section._type === 'timeline') return section.listTotal
  return section._type === 'faqs' ? section.questionTotal : section.clinicianTotal
}
