import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import type {CONSENT_TEXT_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {consentChoiceFields} from '#content/fragments/consent-choice.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {requirePublished} from '#content/client/require-published.server.ts'
import type {RequiredFields} from '#content/client/required-fields.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {getSettings} from './get-settings.ts'

const CONSENT_TEXT_QUERY =
  defineQuery(/* groq */ `*[_type == "consentText" && _id == "consentText"][0]{
  _id,
  _type,
  heading,
  text,
  accept,
  refuse,
  more,
  accepted,
  refused,
  hide,
  settings,
  ${consentChoiceFields}
}`)

const requiredFields: RequiredFields<NonNullable<CONSENT_TEXT_QUERY_RESULT>> = {
  heading: true,
  text: true,
  accept: true,
  refuse: true,
  more: true,
  accepted: true,
  refused: true,
  hide: true,
  settings: true,
  question: true,
  yes: true,
  no: true,
  save: true,
  saved: true,
  signal: true,
  withoutScript: true,
  unavailable: true,
}

/** @throws Error when the document is unpublished or lacks a required field */
export const getConsentText = cache(async () => {
  const [text, settings] = await Promise.all([
    fetchContent(CONSENT_TEXT_QUERY, {}, []),
    getSettings(),
  ])
  const published = await requirePublished(text, 'Consent to analytics', requiredFields)
  return fillTokens(published, settingTokens(settings, new Date()))
})

export type ConsentText = Awaited<ReturnType<typeof getConsentText>>
