import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import type {ConsentText, Frame, NotFoundPage} from '#content/queries/get-frame.ts'
import type {Profile} from '#content/queries/get-profile.ts'
import type {SectionState} from '#content/section-props.ts'

/** The first content, as the site's queries return it. */
export interface FirstContent {
  states: SectionState[]
  frame: Frame
  consentText: ConsentText
  notFound: NotFoundPage
  /** The profile of a sample GP. */
  profile: Profile
}

/** Written by Jest's global setup. */
export const contentFile = join(import.meta.dirname, '../../../tests/.output/first-content.json')

export function firstContent(): FirstContent {
  return z.custom<FirstContent>(Boolean).parse(JSON.parse(readFileSync(contentFile, 'utf8')))
}
