import {configuration} from '#config/environment.server.ts'
import {getUpdatesFeed} from '#content/queries/get-updates-feed.ts'
import {updatesFeed, updatesPage} from '#shared/paths.ts'
import {composeFeed} from '#seo/compose-feed.ts'

/** Cached like a page, and invalidated with updates. */
export const dynamic = 'force-static'

/** Atom feed of updates (UPD-1, RFC 4287). */
export async function GET(): Promise<Response> {
  const {page, updates, author, brand} = await getUpdatesFeed()
  const {publicOrigin} = configuration().site
  const xml = composeFeed({
    title: `${page?.title ?? ''} – ${brand}`,
    subtitle: page?.description ?? '',
    author,
    page: publicOrigin + updatesPage,
    self: publicOrigin + updatesFeed,
    updated: page?._updatedAt ?? '1970-01-01',
    entries: updates.map(({_id, title, date, description, category}) => ({
      anchor: _id,
      title,
      summary: description,
      category: {term: category, label: page?.categories?.[category] ?? category},
      published: date,
      updated: date,
    })),
  })
  return new Response(xml, {headers: {'content-type': 'application/atom+xml; charset=utf-8'}})
}
