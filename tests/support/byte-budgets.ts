/** What Home may weigh with its styles, and the data for React that comes later, in bytes after Brotli at its best. */
export const homeBudget = {html: 24 * 1024, data: 18 * 1024} as const
