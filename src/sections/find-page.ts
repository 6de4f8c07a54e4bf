import 'server-only'
import {isKnownPage} from '#content/known-paths.ts'
import {knownPaths} from '#content/known-paths.server.ts'
import {splitVariant} from '#model/page-variants.ts'
import {getPage, type Page} from './get-page.ts'

/**
 * Reads what stands at a path: a page, or a variant of one, which is the same page about one area or subject.
 *
 * @param path - of the request
 * @returns the page, and what its variant is about; null when nothing stands there
 */
export async function findPage(path: string): Promise<{page: Page; variant: string | null} | null> {
  const page = await getPage(path)
  if (page !== null) return {page, variant: null}
  const parts = splitVariant(path)
  if (parts === null || !isKnownPage(await knownPaths(), path)) return null
  const base = await getPage(parts.page)
  return base === null ? null : {page: base, variant: parts.variant}
}
