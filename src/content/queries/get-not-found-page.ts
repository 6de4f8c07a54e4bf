import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {requirePublished} from '#content/client/require-published.server.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {getSettings} from './get-settings.ts'

const NOT_FOUND_QUERY =
  defineQuery(/* groq */ `${functions} *[_type == "notFound" && _id == "notFound"][0]{
  _id,
  _type,
  seoTitle,
  seoDescription,
  heading,
  text,
  linkLabel,
  searchLabel,
  searchButton,
  footerNote,
  "picture": site::picture(picture)
}`)

/** @throws Error when the document is unpublished or lacks a required field (NF-1) */
export const getNotFoundPage = cache(async () => {
  const [page, settings] = await Promise.all([fetchContent(NOT_FOUND_QUERY, {}, []), getSettings()])
  const published = await requirePublished(page, 'Page not found')
  return fillTokens(published, settingTokens(settings, new Date()))
})

export type NotFoundPage = Awaited<ReturnType<typeof getNotFoundPage>>
