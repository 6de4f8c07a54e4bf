import {formPages, linkPages} from './html-forms.ts'
import {cookiesPage, coveragePage, searchPage, updatesPage} from './paths.ts'
import {outcomePages} from './outcome-pages.ts'

/** Paths that code links to: form pages, form outcomes and targets of email links. */
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

/** The seed's ids contain the paths. */
const pathById: ReadonlyMap<string, string> = new Map(
  fixedPaths.map((path) => [`page${path.replaceAll('/', '-')}`, path]),
)

/** Returns the path of a fixed page, by the id of the document or its draft. */
export function fixedPathOf(id: string): string | undefined {
  return pathById.get(id.replace(/^drafts\./, ''))
}
