/** Local storage key of the choice. A cookie would be sent with every request. */
export const choiceKey = 'cookie-choice'

/** Event on `window` whose `detail` is the visitor's choice. */
export const choiceEventType = 'site:choice'
