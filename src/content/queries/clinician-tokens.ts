import {fillTokens} from '#content/queries/fill-tokens.ts'
import {fillSettingTokens, type TokenSettings} from '#content/queries/setting-tokens.ts'
import {modePhrase, shortName} from '#shared/clinicians.ts'
import type {clinicianTokenNames} from '#shared/tokens.ts'
import {sentenceStart} from '#lib/sentence-start.ts'

/** Clinician fields that tokens use. */
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

/** Returns the token values of the clinician on a profile or booking page. */
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
    modes: sentenceStart(
      new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(modes.map(modePhrase)),
    ),
    service: service?.name ?? '',
    n: String(clinician.yearsExperience),
    reviews: String(clinician.reviews ?? 0),
    availability: clinician.availability,
  }
}

/** Fills the tokens of a clinician's page. Neighbours' tokens are filled where they are rendered. */
export function fillClinicianTokens<Content extends {template: object}>(
  content: Content,
  clinician: TokenClinician,
  service: {name: string | null} | null,
  settings: TokenSettings,
): Content {
  const {template} = content
  const own = clinicianTokens(clinician, service)
  return fillSettingTokens({...content, template: fillTokens(template, own)}, settings)
}
