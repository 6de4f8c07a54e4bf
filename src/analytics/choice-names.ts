/** The key in local storage under which the choice is kept. A cookie would travel with every request. */
export const choiceKey = 'cookie-choice'

/** The event of `window` that says what the visitor chose, in its `detail`. */
export const choiceEventType = 'site:choice'
