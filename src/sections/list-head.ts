import {isPaged, listPosition} from '#content/queries/list-position.ts'
import type {PageSection, SectionMap} from '#content/section-props.ts'
import type {ListHead} from '#seo/page-metadata.ts'
import type {PageMatch} from './find-page.ts'

/** Returns which page of its longest list a page is, or null without a list or when one page holds it. */
export function listHeadOf({page, listPage, visitPlace}: PageMatch): ListHead | null {
  const heads = page.sections.filter(isPaged).flatMap((section) => {
    // On a filtered path, the other lists stay on their first page.
    if (visitPlace !== null && !isFiltered(section)) return []
    const position = listPosition(section, listPage, visitPlace)
    return position === null ? [] : [{position, label: section.pager?.pagerPage ?? ''}]
  })
  return heads.toSorted((one, other) => other.position.count - one.position.count)[0] ?? null
}

/** Returns the label of the filter that a path selects, or null for an unfiltered page. */
export function filterLabelOf({page, visitPlace}: PageMatch): string | null {
  if (visitPlace === null) return null
  for (const section of page.sections) {
    if (isFiltered(section)) return section.labels.filter?.[visitPlace] ?? null
  }
  return null
}

const isFiltered = (section: PageSection): section is SectionMap['clinicians'] =>
  section._type === 'clinicians' && section.labels.filter !== undefined
