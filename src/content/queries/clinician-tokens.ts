import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingTokens, type TokenSettings} from '#content/queries/setting-tokens.ts'
import {shortName} from '#shared/clinicians.ts'
import type {clinicianTokenNames} from '#shared/tokens.ts'

/** What of a clinician can stand in for a token. */
export interface TokenClinician {
  name: string
  specialty: string
  plainSpecialty: string | null
  location: string
  modes: readonly string[]
  yearsExperience: number
  reviews: number | null
  availability: string
}

type Tokens = Readonly<Record<(typeof clinicianTokenNames)[number], string>>

/**
 * Makes the values of the tokens that profiles and booking pages take from the person they are about.
 *
 * @param clinician - the person
 * @param service - the service the person belongs to
 */
export function clinicianTokens(
  clinician: TokenClinician,
  service: {name: string | null} | null,
): Tokens {
  const {name, specialty, plainSpecialty, location, modes} = clinician
  return {
    name,
    shortName: shortName(name),
    specialty,
    plainSpecialty: plainSpecialty ?? specialty,
    location,
    modes: sentenceStart(new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(modes)),
    service: service?.name ?? '',
    n: String(clinician.yearsExperience),
    reviews: String(clinician.reviews ?? 0),
    availability: clinician.availability,
  }
}

/**
 * Fills the tokens of a page about a clinician: those of the person, then those of the site settings. What is said of
 * the neighbours is filled where they are shown.
 *
 * @param content - what a query returned
 * @returns a copy of the same shape
 */
export function fillClinicianTokens<Content extends {template: object}>(
  content: Content,
  clinician: TokenClinician,
  service: {name: string | null} | null,
  settings: TokenSettings,
): Content {
  const {template} = content
  const own = clinicianTokens(clinician, service)
  return fillTokens(
    {...content, template: fillTokens(template, own)},
    settingTokens(settings, new Date()),
  )
}

const sentenceStart = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()
