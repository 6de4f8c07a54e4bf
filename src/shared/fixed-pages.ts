import {formPages, linkPages} from './html-forms.ts'
import {cookiesPage} from './cookies-page.ts'
import {outcomePages} from './outcome-pages.ts'
import {coveragePage} from './paths.ts'
import {searchPage} from './search-page.ts'
import {updatesPage} from './updates-page.ts'

/** Pages that code leads to by their address: forms, what becomes of them, and the links in e-mails. */
export const fixedPaths: readonly string[] = [
  ...new Set([
    ...formPages,
    ...outcomePages.map(({path}) => path),
    ...Object.values(linkPages),
    updatesPage,
    searchPage,
    coveragePage,
    cookiesPage,
  ]),
]

/** A fixed page is the document that carries its address in its id, as the seed made it. */
const pathById: ReadonlyMap<string, string> = new Map(
  fixedPaths.map((path) => [`page${path.replaceAll('/', '-')}`, path]),
)

/**
 * Says whether code leads to a document by its address, so that it must stay where it is.
 *
 * @param id - of the published document or of its draft
 * @returns its address, or undefined for all others
 */
export function fixedPathOf(id: string): string | undefined {
  return pathById.get(id.replace(/^drafts\./, ''))
}
