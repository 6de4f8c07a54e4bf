import {readFileSync} from 'node:fs'

const read = (file: string) => readFileSync(`node_modules/posthog-js/${file}`, 'utf8')

/**
 * Fails when an upgrade changes built-in values of AN-1, or internals that `start-analytics.ts` uses to stop the
 * library.
 */
describe('posthog-js', () => {
  it('drops requests while the quota is full and when it is not loaded', () => {
    const dispatch = read('lib/src/request-dispatch.js')
    expect(dispatch).toContain('if (!instance.__loaded) {')
    expect(dispatch).toContain('if (instance.rateLimiter.isServerRateLimited(options.batchKey)) {')
    // The names aren't mangled in the bundle.
    expect(read('dist/module.js')).toMatch(/rateLimiter\.isServerRateLimited\(/)
  })
})
