import {dataAttribute} from '#lib/data-attribute.ts'
import type {SectionProps} from '#content/section-props.ts'
import {knownModes, placeOf} from '#shared/clinicians.ts'

export type Clinicians = SectionProps<'clinicians'>['section']
export type Clinician = Clinicians['clinicians'][number]

/** Options of the filter; `any` shows everyone. */
export const modeChoices = ['any', 'home', 'clinic', 'video'] as const

export type ModeChoice = (typeof modeChoices)[number]

/** Options that show a person, separated by spaces. */
export const rowModes = dataAttribute<string>('modes', [])

/** Option that a count belongs to. */
export const countFor = dataAttribute('count-for', modeChoices)

/** Returns the options that show a clinician. */
export const modesOf = ({modes}: Clinician): ModeChoice[] => [
  'any',
  ...knownModes(modes).map(placeOf),
]
