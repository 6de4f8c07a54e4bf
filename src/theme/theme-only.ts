import {dataAttribute} from '#lib/data-attribute.ts'

/** The theme in which an element is seen; in the other it is not rendered. */
export const themeOnly = dataAttribute('theme-only', ['light', 'dark'])

/** The theme that a switch was pressed for, until the page follows: what it says of itself is of that theme already. */
export const themeTurning = dataAttribute('theme-turning', ['light', 'dark'])
