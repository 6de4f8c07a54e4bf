import {dataAttribute} from '#lib/data-attribute.ts'

export const consentId = 'consent-card'

/** State of the card. It's hidden without one, because nothing needs consent without JavaScript. */
export const consentState = dataAttribute('consent', ['ask'])
