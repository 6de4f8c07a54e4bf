/** What the page says of itself once React has taken it over: presses are answered from now on. */
export const hydratedEvent = 'site:hydrated'
