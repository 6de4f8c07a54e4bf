import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {fetchContent} from '#content/fetch-content.server.ts'
import {imageFields} from '#content/fragments/image.ts'

const SETTINGS_QUERY =
  defineQuery(/* groq */ `*[_type == "siteSettings" && _id == "siteSettings"][0]{
  ...,
  shareImage{${imageFields}}
}`)

/**
 * Reads the site settings.
 *
 * @returns the document `siteSettings`
 * @throws Error when the dataset has none: then nothing else can be rendered either
 */
export const getSettings = cache(async () => {
  const settings = await fetchContent(SETTINGS_QUERY, {}, [])
  if (settings === null) {
    throw new Error(
      'The dataset has no published site settings. Publish "Site settings" in the Studio, or import the seed with npm run seed.',
    )
  }
  return settings
})

export type Settings = Awaited<ReturnType<typeof getSettings>>
