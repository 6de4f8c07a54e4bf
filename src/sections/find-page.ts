import 'server-only'
import {hasPage} from '#route-table/route-table.ts'
import {routeTable} from '#route-table/route-table.server.ts'
import type {VisitPlace} from '#shared/clinicians.ts'
import {splitListPage, splitPlaceList} from '#routing/list-pages.ts'
import {splitVariant} from '#routing/page-variants.ts'
import {getPage, type Page} from './get-page.ts'

/** A page and the part of it that a path selects. */
export interface PageMatch {
  page: Page
  /** Area or subject of the page variant. */
  variant: string | null
  /** Page of its list, from 1. */
  listPage: number
  /** Filter of its list; null when it is unfiltered. */
  visitPlace: VisitPlace | null
}

/**
 * Resolves a path to a page, a variant of one (an area or subject), a later page of its list, or a list filtered by
 * the place of the visit.
 *
 * @returns null for an unknown path
 */
export async function findPage(path: string): Promise<PageMatch | null> {
  const page = await getPage(path)
  if (page !== null) return {page, variant: null, listPage: 1, visitPlace: null}
  if (!hasPage(await routeTable(), path)) return null
  const list = splitListPage(path)
  const variant = list === null ? splitVariant(path) : null
  const filtered = variant === null ? splitPlaceList(list?.page ?? path) : null
  const base = variant?.page ?? filtered?.page ?? list?.page ?? path
  const listPage = list?.number ?? 1
  const visitPlace = filtered?.place ?? null
  const found = await getPage(base, listPage, visitPlace)
  return found && {page: found, variant: variant?.variant ?? null, listPage, visitPlace}
}
