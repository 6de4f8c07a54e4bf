import {dataAttribute} from '#lib/data-attribute.ts'

/** Whether a person still matches; the others are dimmed, not removed. */
export const windowState = dataAttribute('window', ['lit', 'dark'])
