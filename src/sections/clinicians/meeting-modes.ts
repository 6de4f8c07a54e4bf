import {dataAttribute} from '#lib/data-attribute.ts'
import {knownModes, placeOf} from '#shared/clinicians.ts'
import type {Clinician} from './list-props.ts'

/** The choices of the filter; `any` shows everybody. */
export const modeChoices = ['any', 'home', 'clinic', 'video'] as const

export type ModeChoice = (typeof modeChoices)[number]

/** The choices that show a row, separated by spaces. */
export const rowModes = dataAttribute<string>('modes', [])

/** For which choice a count is. */
export const countFor = dataAttribute('count-for', modeChoices)

/** The choices that show somebody. */
export const modesOf = ({modes}: Clinician): ModeChoice[] => [
  'any',
  ...knownModes(modes).map(placeOf),
]
