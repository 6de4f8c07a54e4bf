import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {fetchContent} from '#content/fetch-content.server.ts'
import {fillTokens} from '#content/fill-tokens.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {settingTokens} from '#content/setting-tokens.ts'
import {getSettings} from './get-settings.ts'

const NOT_FOUND_QUERY = defineQuery(/* groq */ `*[_type == "notFound" && _id == "notFound"][0]{
  _id,
  _type,
  seoTitle,
  seoDescription,
  heading,
  text,
  linkLabel,
  footerNote,
  picture{${pictureFields}}
}`)

/**
 * Reads the words for a path at which nothing stands (NF-1).
 *
 * @returns the document `notFound`
 * @throws Error when it is not published
 */
export const getNotFoundPage = cache(async () => {
  const [page, settings] = await Promise.all([fetchContent(NOT_FOUND_QUERY, {}, []), getSettings()])
  if (page === null) {
    throw new Error('The dataset has no published not-found page. Publish it in the Studio.')
  }
  return fillTokens(page, settingTokens(settings, new Date()))
})

export type NotFoundPage = Awaited<ReturnType<typeof getNotFoundPage>>
