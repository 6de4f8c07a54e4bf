import {isPaged, listPosition} from '#content/list-position.ts'
import type {ListHead} from '#seo/page-metadata.ts'
import type {FoundPage} from './find-page.ts'

/**
 * Finds which page of its list a page is: of the longest, where several stand on it.
 *
 * @param found - what stands at a path
 * @returns null where no section has a list, or one page holds it
 */
export function listHeadOf({page, listPage}: FoundPage): ListHead | null {
  const heads = page.sections.filter(isPaged).flatMap((section) => {
    const position = listPosition(section, listPage)
    return position === null ? [] : [{position, label: section.pager?.pagerPage ?? ''}]
  })
  return heads.toSorted((one, other) => other.position.count - one.position.count)[0] ?? null
}
