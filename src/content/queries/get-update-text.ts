import 'server-only'
import {defineQuery} from 'next-sanity'
import {backgroundClient} from '#content/client/client.server.ts'
import {functions} from '#content/fragments/functions.ts'
import {settingsFields} from '#content/fragments/settings.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {definedItems} from '#lib/defined-items.ts'

const UPDATE_TEXT_QUERY = defineQuery(/* groq */ `${functions} {
  "update": *[_type == "update" && _id == $id][0]{
    _id,
    _type,
    title,
    description,
    highlights
  },
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{${settingsFields}}
}`)

/**
 * Fetches an update uncached, as a newsletter shows it.
 *
 * @throws Error when the content lake is unavailable or the update is not published
 */
export async function getUpdateText(id: string) {
  const {update, settings} = await backgroundClient.fetch(
    UPDATE_TEXT_QUERY,
    {id},
    {cache: 'no-store'},
  )
  if (update === null || settings === null) {
    throw new Error(`The update "${id}" or the site settings are not published.`)
  }
  const {title, description, highlights} = fillTokens(update, settingTokens(settings, new Date()))
  const points = definedItems(highlights).map((point) => `• ${point}`)
  return {title, text: description, points: points.join('\n')}
}
