/** Page about stored data, with the analytics choice (LAW-5). */
export const cookiesPage = '/cookies'

/** Anchor of the analytics choice; must match the seeded section's anchor. */
export const cookieSettingsId = 'cookie-settings'

export const cookieSettingsPath = `${cookiesPage}#${cookieSettingsId}`
