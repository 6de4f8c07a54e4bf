import {dataAttribute} from '#lib/data-attribute.ts'

/** Theme in which an element is shown; it is not rendered in the other. */
export const themeOnly = dataAttribute('theme-only', ['light', 'dark'])
