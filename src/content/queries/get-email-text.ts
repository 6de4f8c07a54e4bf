import 'server-only'
import {defineQuery} from 'next-sanity'
import {backgroundClient, createDraftClient} from '#content/client/client.server.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingsFields} from '#content/fragments/settings.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {emailTokens, unknownTokens} from '#shared/tokens.ts'

const EMAIL_TEXT_QUERY = defineQuery(/* groq */ `{
  "text": *[_type == "emailText" && name == $name][0]{
    _id,
    _type,
    subject,
    preheader,
    body,
    button,
    note
  },
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{${settingsFields}}
}`)

/**
 * Reads the words of an e-mail from the published content, now, outside of any page.
 *
 * @param name - the name of the document, for instance `waitlistWelcome`
 * @returns the words with the tokens of the site settings filled; those about the person are left
 * @throws Error when the content lake cannot be reached, has no such document, or when a token would go out as it is
 */
export const getEmailText = (name: string) => readEmailText(backgroundClient, name)

/** As {@link getEmailText}, but reads what editors are writing. */
export const getEmailDraft = (name: string) => readEmailText(createDraftClient(), name)

async function readEmailText(client: Pick<typeof backgroundClient, 'fetch'>, name: string) {
  const {text, settings} = await client.fetch(EMAIL_TEXT_QUERY, {name}, {cache: 'no-store'})
  if (text === null || settings === null) {
    throw new Error(
      `The words of the e-mail "${name}" or the site settings are not published. Publish them in the Studio.`,
    )
  }
  const {subject, preheader, body, button, note} = fillTokens(
    text,
    settingTokens(settings, new Date()),
  )
  const copy = {subject, preheader, body, button, note}
  const unknown = unknownTokens(copy, emailTokens(name))
  if (unknown.length > 0) {
    throw new Error(`Nothing fills {${unknown.join('}, {')}} in the words of the e-mail "${name}".`)
  }
  return copy
}
