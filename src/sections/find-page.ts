import 'server-only'
import {hasPage} from '#routing/table/route-table.ts'
import {routeTable} from '#routing/table/route-table.server.ts'
import type {VisitPlace} from '#shared/clinicians.ts'
import {splitListPage, splitPlaceList} from '#routing/list-pages.ts'
import {splitVariant} from '#routing/page-variants.ts'
import {getPage, type Page} from './get-page.ts'

/** What stands at a path. */
export interface FoundPage {
  page: Page
  /** What a variant of the page is about. */
  variant: string | null
  /** Which page of its list it is, from 1. */
  listPage: number
  /** Where those of its list can be seen, when it shows no others. */
  visitPlace: VisitPlace | null
}

const whole = {variant: null, listPage: 1, visitPlace: null}

/**
 * Reads what stands at a path: a page, a variant of one, which is the same page about one area or subject, a further
 * page of its list, or a page of those of its list who can be seen in one place.
 *
 * @param path - of the request
 * @returns null when nothing stands there
 */
export async function findPage(path: string): Promise<FoundPage | null> {
  const page = await getPage(path)
  if (page !== null) return {page, ...whole}
  if (!hasPage(await routeTable(), path)) return null
  const list = splitListPage(path)
  const parts = list === null ? splitVariant(path) : null
  if (parts !== null) {
    const base = await getPage(parts.page)
    return base === null ? null : {...whole, page: base, variant: parts.variant}
  }
  const filtered = splitPlaceList(list?.page ?? path)
  return await atListPage(
    filtered?.page ?? list?.page ?? path,
    list?.number ?? 1,
    filtered?.place ?? null,
  )
}

async function atListPage(
  path: string,
  listPage: number,
  visitPlace: VisitPlace | null,
): Promise<FoundPage | null> {
  const page = await getPage(path, listPage, visitPlace)
  return page === null ? null : {...whole, page, listPage, visitPlace}
}
