import 'server-only'
import {cache} from 'react'
import {z} from 'zod'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {visibleContent} from '#content/client/visible-content.server.ts'
import {resolvedSections, sharedFields} from '#content/fragments/sections.ts'
import {sectionFields, sectionFunctions} from '#content/generated/section-projection.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {fillSettingTokens} from '#content/queries/setting-tokens.ts'
import {prepareSections} from './get-page.ts'

/** Documents whose sections stand on every profile or booking page. */
export type TemplateType = 'profilePage' | 'bookingPage'

interface Found {
  _id: string
  _type: TemplateType
  /** The same as those of a page. */
  sections: Parameters<typeof prepareSections>[0]
}

/** No `defineQuery`: the generated types would repeat those of all sections for each template. */
export const templateQuery = (type: TemplateType) => /* groq */ `${sectionFunctions}
*[_type == "${type}" && _id == "${type}"][0]{
  _id,
  _type,
  ${sharedFields},
  "sections": ${resolvedSections}{${sectionFields}}
}`

/**
 * Fetches the sections that editors composed for all profiles or booking pages, with the tokens of the settings
 * replaced.
 *
 * @throws Error when the template, or a document that a section needs, is not published
 */
export const getTemplate = cache(async (type: TemplateType) => {
  const settings = await getSettings()
  const template = z.custom<Found>(Boolean).parse(await fetchContent(templateQuery(type), {}, []))
  const sections = await prepareSections(template.sections, settings.sampleData)
  const shown = await visibleContent({...template, sections}, settings.sampleData)
  return fillSettingTokens(shown, settings)
})
