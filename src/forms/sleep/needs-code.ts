import {dataAttribute} from '#lib/data-attribute.ts'

/**
 * What can do nothing without code, and is `hidden` where none runs. What sleeps shows it as soon as the page is alive:
 * to press it is a sign that somebody turns to it.
 */
export const needsCode = dataAttribute('needs-code', [''])
