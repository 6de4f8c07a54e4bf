import {isPaged, listPosition} from '#content/queries/list-position.ts'
import type {PageSection, SectionMap} from '#content/section-props.ts'
import type {ListHead} from '#seo/page-metadata.ts'
import type {FoundPage} from './find-page.ts'

/**
 * Finds which page of its list a page is: of the longest, where several stand on it.
 *
 * @param found - what stands at a path
 * @returns null where no section has a list, or one page holds it
 */
export function listHeadOf({page, listPage, visitPlace}: FoundPage): ListHead | null {
  const heads = page.sections.filter(isPaged).flatMap((section) => {
    // Beside a list that is filtered the others are those of the page itself.
    if (visitPlace !== null && !isFiltered(section)) return []
    const position = listPosition(section, listPage, visitPlace)
    return position === null ? [] : [{position, label: section.pager?.pagerPage ?? ''}]
  })
  return heads.toSorted((one, other) => other.position.count - one.position.count)[0] ?? null
}

/**
 * Says of whom a page of a list that is filtered is: the words of the choice that leads to it.
 *
 * @param found - what stands at a path
 * @returns null for every other page
 */
export function filterLabelOf({page, visitPlace}: FoundPage): string | null {
  if (visitPlace === null) return null
  for (const section of page.sections) {
    if (isFiltered(section)) return section.labels.filter?.[visitPlace] ?? null
  }
  return null
}

const isFiltered = (section: PageSection): section is SectionMap['clinicians'] =>
  section._type === 'clinicians' && section.layout === 'rows'
