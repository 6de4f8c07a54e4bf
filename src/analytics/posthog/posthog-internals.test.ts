import {readFileSync} from 'node:fs'

const read = (file: string) => readFileSync(`node_modules/posthog-js/${file}`, 'utf8')

/**
 * Numbers of AN-1 for which the library has no option, and names of its inside that `start-analytics.ts` uses to stop
 * it: an upgrade that changes them fails here first.
 */
describe('what the site relies on of posthog-js', () => {
  it('is a longest session of 24 hours (AN-1)', () => {
    expect(read('lib/src/sessionid.js')).toContain(
      'SESSION_LENGTH_LIMIT_MILLISECONDS = 24 * 3600 * 1000',
    )
  })

  it('is a pause of 60 seconds after a full quota (AN-1)', () => {
    expect(read('lib/src/rate-limiter.js')).toContain('ONE_MINUTE_IN_MILLISECONDS = 60 * 1000')
    expect(read('lib/src/rate-limiter.js')).toMatch(
      /serverLimits\[batchKey\] = new Date\(\)\.getTime\(\) \+ ONE_MINUTE_IN_MILLISECONDS/,
    )
  })

  it('is ten retries, and three where nothing answers at all (AN-1)', () => {
    expect(read('lib/src/retry-queue.js')).toContain('DEFAULT_MAX_RETRIES = 10')
    expect(read('lib/src/retry-queue.js')).toContain('STATUS_CODE_ZERO_MAX_RETRIES = 3')
  })

  it('is that requests are dropped while the quota counts as full, and once it counts as not loaded', () => {
    const dispatch = read('lib/src/request-dispatch.js')
    expect(dispatch).toContain('if (!instance.__loaded) {')
    expect(dispatch).toContain('if (instance.rateLimiter.isServerRateLimited(options.batchKey)) {')
    // The names survive in what is bundled.
    expect(read('dist/module.js')).toMatch(/rateLimiter\.isServerRateLimited\(/)
  })
})
