import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {oldest, resolvedSections, sharedFields} from '#content/fragments/sections.ts'
import {fillSettingTokens} from '#content/queries/setting-tokens.ts'
import {updatesPage} from '#shared/paths.ts'
import {getSettings} from './get-settings.ts'

const UPDATES_FEED_QUERY = defineQuery(/* groq */ `{
  "page": *[_type == "page" && path.current == $path] | ${oldest}{
    _id,
    _type,
    _updatedAt,
    title,
    "description": seo.description,
    ${sharedFields},
    "categories": ${resolvedSections}[_type == "timeline"][0].categories
  },
  "updates": *[_type == "update"] | order(date desc, _id asc)[0...20]{_id, _type, title, date, description, category}
}`)

/** Fetches the newest updates. Incomplete ones are skipped, as they would block the whole feed. */
export async function getUpdatesFeed() {
  const [feed, settings] = await Promise.all([
    fetchContent(UPDATES_FEED_QUERY, {path: updatesPage}, []),
    getSettings(),
  ])
  const {updates, ...filled} = fillSettingTokens(feed, settings)
  return {
    ...filled,
    updates: updates.filter((update) =>
      isFilledIn(update, ['title', 'date', 'description', 'category']),
    ),
    author: settings.brandFull,
    brand: settings.brand,
  }
}

/** The generated types assume the Studio's validation, which an import bypasses. */
function isFilledIn<Item extends object>(item: Item, fields: readonly (keyof Item)[]): boolean {
  return fields.every((field) => Boolean(item[field]))
}
