import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {consentChoiceFields} from '#content/fragments/consent-choice.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {requirePublished} from '#content/client/require-published.server.ts'
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

/** @throws Error when the document is unpublished or lacks a required field */
export const getConsentText = cache(async () => {
  const [text, settings] = await Promise.all([
    fetchContent(CONSENT_TEXT_QUERY, {}, []),
    getSettings(),
  ])
  const published = await requirePublished(text, 'Consent to analytics')
  return fillTokens(published, settingTokens(settings, new Date()))
})

export type ConsentText = Awaited<ReturnType<typeof getConsentText>>
