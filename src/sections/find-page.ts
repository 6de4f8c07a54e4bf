import 'server-only'
import {isKnownPage} from '#content/known-paths.ts'
import {knownPaths} from '#content/known-paths.server.ts'
import {splitListPage} from '#model/list-pages.ts'
import {splitVariant} from '#model/page-variants.ts'
import {getPage, type Page} from './get-page.ts'

/** What stands at a path. */
export interface FoundPage {
  page: Page
  /** What a variant of the page is about. */
  variant: string | null
  /** Which page of its list it is, from 1. */
  listPage: number
}

/**
 * Reads what stands at a path: a page, a variant of one, which is the same page about one area or subject, or a further
 * page of its list.
 *
 * @param path - of the request
 * @returns null when nothing stands there
 */
export async function findPage(path: string): Promise<FoundPage | null> {
  const page = await getPage(path)
  if (page !== null) return {page, variant: null, listPage: 1}
  const list = splitListPage(path)
  if (list !== null && isKnownPage(await knownPaths(), path)) {
    const further = await getPage(list.page, list.number)
    return further === null ? null : {page: further, variant: null, listPage: list.number}
  }
  const parts = splitVariant(path)
  if (parts === null || !isKnownPage(await knownPaths(), path)) return null
  const base = await getPage(parts.page)
  return base === null ? null : {page: base, variant: parts.variant, listPage: 1}
}
