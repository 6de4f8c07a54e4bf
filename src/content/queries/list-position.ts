import {
  listPageCount,
  listPagePath,
  type ListSection,
  listSizes,
  placeListPath,
} from '#routing/list-pages.ts'
import type {VisitPlace} from '#shared/clinicians.ts'
import type {PageSection, SectionMap} from '#content/section-props.ts'

/** A section with a paged list, selected with `pagerFields`. */
export type PagedSection = Extract<SectionMap[ListSection], {pager: unknown}>

/** Position of a page within its list. */
export interface ListPosition {
  /** Counted from 1. */
  number: number
  count: number
  path: string
  previous: string | null
  next: string | null
}

/**
 * Returns the position of a list page, or null when the list has one page, as on a clinician's page, or the number is
 * out of range.
 */
export function listPosition(
  section: PagedSection,
  number: number,
  visitPlace: VisitPlace | null = null,
): ListPosition | null {
  const listPath =
    visitPlace === null ? section.listPath : placeListPath(section.listPath, visitPlace)
  const count = listPageCount(totalOf(section), listSizes[section._type])
  if (section.listPath === '' || count === 1 || number > count) return null
  return {
    number,
    count,
    path: listPagePath(listPath, number),
    previous: number === 1 ? null : listPagePath(listPath, number - 1),
    next: number === count ? null : listPagePath(listPath, number + 1),
  }
}

export const isPaged = (section: PageSection): section is PagedSection =>
  Object.hasOwn(listSizes, section._type) && 'pager' in section

function totalOf(section: PagedSection): number {
  if (section._type === 'timeline') return section.listTotal
  return section._type === 'faqs' ? section.questionTotal : section.clinicianTotal
}
