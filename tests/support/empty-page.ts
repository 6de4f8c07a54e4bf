/** Gzipped size of the scripts of an empty page. Measured by `npm run bench:pages`; repeat after an upgrade of Next. */
export const emptyPage = {next: '16.4.5', javascript: 134_904}
