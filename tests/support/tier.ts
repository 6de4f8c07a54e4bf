/** Whether `npm run test:soak` runs, in which tests loop over all pages and repetitions. */
export const isSoak = process.env['TEST_TIER'] === 'soak'
