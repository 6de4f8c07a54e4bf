import {formPages} from '#shared/html-forms.ts'
import {outcomePages} from '#shared/outcome-pages.ts'
import {pathAliases} from '#shared/paths.ts'
import {contentClient} from './content-client.ts'

/**
 * Lists the pages that visitors can see: all pages of the dataset, some clinicians, a variant of each kind, aliases and
 * pages that are rendered on request.
 *
 * @returns paths, some with a query
 */
export async function allPaths(): Promise<string[]> {
  const [pages, slugs] = await Promise.all([
    contentClient.fetch<string[]>(
      'array::unique(*[_type == "page" && !(_id in path("drafts.**"))].path.current)',
    ),
    contentClient.fetch<{slug: string; kind: string}[]>(
      '*[_type == "clinician" && !(_id in path("drafts.**"))]{"slug": slug.current, kind}',
    ),
  ])
  // Two of each kind, since each kind has one template.
  const kinds = new Set(slugs.map(({kind}) => kind))
  const some = [...kinds].flatMap((kind) => slugs.filter((one) => one.kind === kind).slice(0, 2))
  const clinicians = some.flatMap(({slug, kind}) =>
    kind === 'specialist'
      ? [`/specialists/${slug}`, `/book/specialist/${slug}`]
      : [`/doctors/${slug}`, `/book/${slug}`],
  )
  return [
    ...new Set([
      ...pages,
      ...clinicians,
      ...Object.keys(pathAliases),
      ...formPages,
      ...outcomePages.map(({path}) => path),
      '/coverage/n1',
      '/review',
      '/not-found-page',
      '/nobody/lives/here',
      '/nobody?lives=here',
      '/about?from=a-letter',
      '/search?q=chest+pain',
      '/search?q=%3Cscript%3Ealert(1)%3C/script%3E',
      '/api/search?q=prices',
    ]),
  ]
}
