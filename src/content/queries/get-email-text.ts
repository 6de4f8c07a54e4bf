import 'server-only'
import {defineQuery} from 'next-sanity'
import {renderingConfiguration} from '#config/environment.server.ts'
import {backgroundClient, createDraftClient} from '#content/client/client.server.ts'
import {functions} from '#content/fragments/functions.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingsFields} from '#content/fragments/settings.ts'
import {fillSettingTokens, settingTokens} from '#content/queries/setting-tokens.ts'
import {emailTokens, unknownTokens} from '#shared/tokens.ts'
import {definedItems} from '#lib/defined-items.ts'

const EMAIL_TEXT_QUERY = defineQuery(/* groq */ `${functions} {
  "text": *[_type == "emailText" && name == $name][0]{...},
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{${settingsFields}}
}`)

/**
 * Fetches an `emailText` uncached. Tokens about the recipient remain.
 *
 * @throws Error when the content lake is unavailable, the document is missing or a token is unknown
 */
export const getEmailText = (name: string) => readEmailText(backgroundClient, name)

/** As {@link getEmailText}, but reads what editors are writing. */
export const getEmailDraft = (name: string) => readEmailText(createDraftClient(), name)

async function readEmailText(client: Pick<typeof backgroundClient, 'fetch'>, name: string) {
  const {text, settings} = await client.fetch(EMAIL_TEXT_QUERY, {name}, {cache: 'no-store'})
  if (text === null || settings === null) {
    throw new Error(
      `The email "${name}" or the site settings are not published. Publish them in the Studio.`,
    )
  }
  const {
    subject,
    preheader = null,
    body,
    button = null,
    note = null,
  } = fillTokens(text, {
    ...settingTokens(settings, new Date()),
    site: renderingConfiguration().site.publicOrigin,
  })
  const copy = {subject, preheader, body, button, note}
  const unknown = unknownTokens(copy, emailTokens(name))
  if (unknown.length > 0) {
    throw new Error(`Unknown tokens {${unknown.join('}, {')}} in the email "${name}".`)
  }
  return copy
}

const UPDATE_TEXT_QUERY = defineQuery(/* groq */ `${functions} {
  "update": *[_type == "update" && _id == $id][0]{...},
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
  const {title, description, highlights} = fillSettingTokens(update, settings)
  const points = definedItems(highlights).map((point) => `• ${point}`)
  return {title, text: description, points: points.join('\n')}
}
