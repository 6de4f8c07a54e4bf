import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {linkedPage} from '#content/fragments/link.ts'
import {formTextFields} from '#content/fragments/form-text.ts'
import {serviceBadge} from '#content/fragments/services.ts'
import {requireFormText, requirePublished} from '#content/client/require-published.server.ts'
import {fillSettingTokens} from '#content/queries/setting-tokens.ts'
import {getSettings} from './get-settings.ts'
import {requiredFields as required} from '#content/generated/required-fields.ts'

const FRAME_QUERY = defineQuery(/* groq */ `${functions} {
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{
    _id,
    _type,
    skipLink,
    logoLabel,
    menuOpen,
    menuClose,
    menuTitle,
    themeToDark,
    themeToLight,
    previewNotice,
    previewLeave,
    previewEnds,
    previewIncomplete,
    themeIsDark,
    themeIsLight,
    registerButton,
    menus[]{
      _key,
      title,
      intro,
      items[]{
        _key,
        label,
        text,
        "page": page->${linkedPage},
        service->{_id, _type, key, status, ${serviceBadge}}
      }
    },
    links[]{_key, ...site::link(@)}
  },
  "footer": *[_type == "footer" && _id == "footer"][0]{
    ...,
    columns[]{
      ...,
      links[]{
        ...,
        "page": page->${linkedPage},
        service->{_id, _type, status, ${serviceBadge}}
      }
    }
  },
  "waitlist": *[_type == "formText" && name == "waitlist"][0]{${formTextFields}},
  "doors": *[_type == "service"] | order(doorNumber asc){_id, _type, key, doorNumber, status}
}`)

/**
 * Copy around every page: settings, navigation, footer and waitlist form, with the doors of the services.
 *
 * @throws Error when a document is unpublished or lacks a required field
 */
export const getFrame = cache(async () => {
  const [frame, settings] = await Promise.all([fetchContent(FRAME_QUERY, {}, []), getSettings()])
  const [navigation, footer, waitlist] = await Promise.all([
    requirePublished(frame.navigation, 'Navigation'),
    requirePublished(frame.footer, 'Footer', required['footer']),
    requireFormText(frame.waitlist, 'waitlist'),
  ])
  const doors = frame.doors.map(({key, doorNumber, status}) => ({key, doorNumber, status}))
  return fillSettingTokens({navigation, footer, waitlist, settings, doors}, settings)
})

export type Frame = Awaited<ReturnType<typeof getFrame>>

const CONSENT_TEXT_QUERY = defineQuery(
  /* groq */ `*[_type == "consentText" && _id == "consentText"][0]{...}`,
)

/** @throws Error when the document is unpublished or lacks a required field */
export const getConsentText = cache(async () => {
  const [text, settings] = await Promise.all([
    fetchContent(CONSENT_TEXT_QUERY, {}, []),
    getSettings(),
  ])
  const published = await requirePublished(text, 'Consent to analytics', required['consentText'])
  return fillSettingTokens(published, settings)
})

export type ConsentText = Awaited<ReturnType<typeof getConsentText>>

const NOT_FOUND_QUERY = defineQuery(
  /* groq */ `${functions} *[_type == "notFound" && _id == "notFound"][0]{..., "picture": site::picture(picture)}`,
)

/** @throws Error when the document is unpublished or lacks a required field (NF-1) */
export const getNotFoundPage = cache(async () => {
  const [page, settings] = await Promise.all([fetchContent(NOT_FOUND_QUERY, {}, []), getSettings()])
  const published = await requirePublished(page, 'Page not found', required['notFound'])
  return fillSettingTokens(published, settings)
})

export type NotFoundPage = Awaited<ReturnType<typeof getNotFoundPage>>
