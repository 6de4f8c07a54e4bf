/** What the site stores on a device, and the choice about analytics (LAW-5). */
export const cookiesPage = '/cookies'

/** Where on that page the choice stands: the anchor that the first content gives its section. */
export const cookieSettingsId = 'cookie-settings'

/** The address that `Cookie settings` leads to. */
export const cookieSettingsPath = `${cookiesPage}#${cookieSettingsId}`
