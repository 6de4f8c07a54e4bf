import {dataAttribute} from '#lib/data-attribute.ts'

/** The theme in which an element is seen; in the other it is not rendered. */
export const themeOnly = dataAttribute('theme-only', ['light', 'dark'])
