/** Next inlines some variables, so their names are written in full. Nothing here may import from Node. */

export const isBuild = () => process.env['NEXT_PHASE'] === 'phase-production-build'

/** Whether rendered pages are cached; in development every request renders. */
export const isProduction = () => process.env.NODE_ENV === 'production'

export const isDevelopment = () => process.env.NODE_ENV === 'development'
