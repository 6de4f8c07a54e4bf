/** Gzipped size of an empty page's scripts in bytes, by `npm run bench:pages`. Measure again when Next is upgraded. */
export const emptyPage = {next: '16.4.5', javascript: 134_904}
