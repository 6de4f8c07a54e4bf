import {renderingConfiguration} from '#config/environment.server.ts'
import {getFrame} from '#content/queries/get-frame.ts'
import {getPublicPages} from '#content/queries/get-public-pages.ts'
import {definedItems} from '#lib/defined-items.ts'
import {homePath} from '#shared/paths.ts'
import {composeLlms} from '#seo/compose-llms.ts'

/** Cached like a page, and invalidated with pages, menus and settings. */
export const dynamic = 'force-static'

/** Overview of the site for language models (SEO-3). */
export async function GET(): Promise<Response> {
  const [pages, {navigation, footer, settings}] = await Promise.all([getPublicPages(), getFrame()])
  const pathsOf = (
    items: Parameters<typeof definedItems<{page: {path: string | null} | null}>>[0],
  ) => definedItems(definedItems(items).map(({page}) => page?.path))
  const text = composeLlms(
    {
      name: settings.brand,
      summary: settings.defaultDescription,
      notes: [footer.emergencyNote, footer.emergencyExtra, footer.privateNote],
      sections: [
        {title: settings.brandFull, paths: [homePath, ...pathsOf(navigation.links)]},
        ...definedItems(navigation.menus).map(({title, items}) => ({title, paths: pathsOf(items)})),
        ...definedItems(footer.columns).map(({title, links}) => ({title, paths: pathsOf(links)})),
      ],
      pages,
    },
    renderingConfiguration().site.publicOrigin,
  )
  return new Response(text, {headers: {'content-type': 'text/plain; charset=utf-8'}})
}
