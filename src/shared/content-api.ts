/** The version of the content lake's HTTP API that the site, the Studio and the commands speak. */
export const contentApiVersion = '2026-03-01'
