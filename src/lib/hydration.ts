/** Event that the page dispatches when React has hydrated it and handles clicks. */
export const hydratedEvent = 'site:hydrated'

/** Maximum wait for client code to handle a click, after which the browser handles it. */
export const clientCodeTimeoutMs = 10_000
