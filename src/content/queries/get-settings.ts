import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {settingsFields} from '#content/fragments/settings.ts'
import {requirePublished} from '#content/client/require-published.server.ts'

const SETTINGS_QUERY = defineQuery(
  /* groq */ `${functions} *[_type == "siteSettings" && _id == "siteSettings"][0]{${settingsFields}}`,
)

/** @throws Error when they are unpublished or lack a required field */
export const getSettings = cache(async () => {
  const settings = await fetchContent(SETTINGS_QUERY, {}, [])
  return await requirePublished(settings, 'Site settings')
})

export type Settings = Awaited<ReturnType<typeof getSettings>>
