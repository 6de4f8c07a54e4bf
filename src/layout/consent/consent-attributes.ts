import {dataAttribute} from '#lib/data-attribute.ts'

/** The id of the card that asks. */
export const consentId = 'consent-card'

/** What the card shows; nothing of it while this is missing: without JavaScript nothing is ever loaded. */
export const consentState = dataAttribute('consent', ['ask', 'yes', 'no'])

/** The part of the card for one of its states. */
export const consentPart = dataAttribute('consent-part', ['ask', 'yes', 'no'])
