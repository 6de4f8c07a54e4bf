import {listPosition} from '#content/list-position.ts'
import type {ListHead} from '#seo/page-metadata.ts'
import type {FoundPage} from './find-page.ts'

/**
 * Finds which page of its list a page is.
 *
 * @param found - what stands at a path
 * @returns null where no section has a list, or one page holds it
 */
export function listHeadOf({page, listPage}: FoundPage): ListHead | null {
  for (const section of page.sections) {
    if (section._type !== 'timeline') continue
    const position = listPosition(section, listPage)
    if (position !== null) return {position, label: section.pager?.pagerPage ?? ''}
  }
  return null
}
