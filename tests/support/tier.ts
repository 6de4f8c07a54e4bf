/** Whether `npm run test:soak` runs: tests that loop over pages or repetitions then take all of them. */
export const isSoak = process.env['TEST_TIER'] === 'soak'
