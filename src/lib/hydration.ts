/** Event that the page dispatches when React has hydrated it and handles clicks. */
export const hydratedEvent = 'site:hydrated'
