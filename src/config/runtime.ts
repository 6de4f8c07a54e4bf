/**
 * What Next says about the process that it runs this code in. Next writes some of these values into the code when it
 * builds, so each name is written out in full, and nothing that needs Node is imported here.
 */

/** Whether the site is being built: nothing is served, and nothing may be sent. */
export const isBuild = () => process.env['NEXT_PHASE'] === 'phase-production-build'

/** Whether pages are kept once they are rendered; in development they are rendered at every request. */
export const isProduction = () => process.env.NODE_ENV === 'production'

/** Whether the code is compiled while it is used. */
export const isDevelopment = () => process.env.NODE_ENV === 'development'
