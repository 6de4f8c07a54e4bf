import {readFileSync} from 'node:fs'

const read = (file: string) => readFileSync(`node_modules/posthog-js/${file}`, 'utf8')

/**
 * Fails when an upgrade changes built-in values of AN-1, or internals that `start-analytics.ts` uses to stop the
 * library.
 */
describe('posthog-js', () => {
  it('ends a session after 24 hours (AN-1)', () => {
    expect(read('lib/src/sessionid.js')).toContain(
      'SESSION_LENGTH_LIMIT_MILLISECONDS = 24 * 3600 * 1000',
    )
  })

  it('pauses for 60 seconds after a full quota (AN-1)', () => {
    expect(read('lib/src/rate-limiter.js')).toContain('ONE_MINUTE_IN_MILLISECONDS = 60 * 1000')
    expect(read('lib/src/rate-limiter.js')).toMatch(
      /serverLimits\[batchKey\] = new Date\(\)\.getTime\(\) \+ ONE_MINUTE_IN_MILLISECONDS/,
    )
  })

  it('retries ten times, and three times without a response (AN-1)', () => {
    expect(read('lib/src/retry-queue.js')).toContain('DEFAULT_MAX_RETRIES = 10')
    expect(read('lib/src/retry-queue.js')).toContain('STATUS_CODE_ZERO_MAX_RETRIES = 3')
  })

  it('drops requests while the quota is full and when it is not loaded', () => {
    const dispatch = read('lib/src/request-dispatch.js')
    expect(dispatch).toContain('if (!instance.__loaded) {')
    expect(dispatch).toContain('if (instance.rateLimiter.isServerRateLimited(options.batchKey)) {')
    // The names aren't mangled in the bundle.
    expect(read('dist/module.js')).toMatch(/rateLimiter\.isServerRateLimited\(/)
  })
})
