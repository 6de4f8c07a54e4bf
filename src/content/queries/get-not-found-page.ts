import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import type {NOT_FOUND_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {requirePublished} from '#content/client/require-published.server.ts'
import type {RequiredFields} from '#content/client/required-fields.ts'
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

const requiredFields: RequiredFields<NonNullable<NOT_FOUND_QUERY_RESULT>> = {
  seoTitle: true,
  seoDescription: true,
  heading: true,
  text: true,
  linkLabel: true,
  searchLabel: true,
  searchButton: true,
  footerNote: true,
}

/** @throws Error when the document is unpublished or lacks a required field (NF-1) */
export const getNotFoundPage = cache(async () => {
  const [page, settings] = await Promise.all([fetchContent(NOT_FOUND_QUERY, {}, []), getSettings()])
  const published = await requirePublished(page, 'Page not found', requiredFields)
  return fillTokens(published, settingTokens(settings, new Date()))
})

export type NotFoundPage = Awaited<ReturnType<typeof getNotFoundPage>>
