import {dataAttribute} from '#lib/data-attribute.ts'

/** The choices of the filter; `any` shows everybody. */
export const modeChoices = ['any', 'home', 'clinic', 'video'] as const

export type ModeChoice = (typeof modeChoices)[number]

/** The choices that show a row, separated by spaces. */
export const rowModes = dataAttribute<string>('modes', [])

/** For which choice a count is. */
export const countFor = dataAttribute('count-for', modeChoices)
