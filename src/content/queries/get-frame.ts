import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {fetchContent} from '#content/fetch-content.server.ts'
import {fillTokens} from '#content/fill-tokens.ts'
import {linkFields} from '#content/fragments/link.ts'
import {formTextFields} from '#content/fragments/form-text.ts'
import {settingTokens} from '#content/setting-tokens.ts'
import {getSettings} from './get-settings.ts'

const FRAME_QUERY = defineQuery(/* groq */ `{
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
        badge,
        "page": page->{"addressOf": _id, "path": path.current},
        service->{_id, _type, key, status}
      }
    },
    links[]{_key, ${linkFields}}
  },
  "footer": *[_type == "footer" && _id == "footer"][0]{
    _id,
    _type,
    columns[]{
      _key,
      title,
      links[]{_key, label, badge, "page": page->{"addressOf": _id, "path": path.current}}
    },
    emergencyNote,
    emergencyExtra,
    privateNote,
    copyright,
    illustrationNote,
    socialHeading,
    cookieSettingsLabel
  },
  "waitlist": *[_type == "formText" && name == "waitlist"][0]{${formTextFields}}
}`)

/**
 * Reads what surrounds every page: settings, navigation, footer and the text of the waitlist form.
 *
 * @returns the documents with the tokens in their copy filled
 * @throws Error when navigation or footer are not published
 */
export const getFrame = cache(async () => {
  const [frame, settings] = await Promise.all([fetchContent(FRAME_QUERY, {}, []), getSettings()])
  const {navigation, footer, waitlist} = frame
  if (navigation === null || footer === null || waitlist === null) {
    throw new Error(
      'The dataset lacks a published navigation, footer or waitlist form text. Publish them in the Studio, or import the seed with npm run seed.',
    )
  }
  return fillTokens({navigation, footer, waitlist, settings}, settingTokens(settings, new Date()))
})

export type Frame = Awaited<ReturnType<typeof getFrame>>
