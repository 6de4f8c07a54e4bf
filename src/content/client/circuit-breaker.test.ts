import {CircuitBreaker} from './circuit-breaker.ts'

/** Breaker opened by a timeout at 0 ms. */
function openBreaker(): CircuitBreaker {
  const breaker = new CircuitBreaker()
  breaker.fail(0, 0)
  return breaker
}

describe('CircuitBreaker', () => {
  it('admits calls until three in a row have failed', () => {
    const breaker = new CircuitBreaker()
    breaker.fail(0, null)
    breaker.fail(0, null)
    breaker.succeed(0)
    breaker.fail(0, null)
    breaker.fail(0, null)
    expect(breaker.admits(1)).toBe(true)
    breaker.fail(1, null)
    expect(breaker.admits(2)).toBe(false)
  })

  it('admits one probe after a second, and all calls once it succeeded', () => {
    const breaker = openBreaker()
    expect(breaker.admits(1000)).toBe(true)
    expect(breaker.admits(1001)).toBe(false)
    breaker.succeed(1001)
    expect([breaker.admits(1002), breaker.admits(1002)]).toEqual([true, true])
  })

  it('doubles the pause after each failed probe, up to eight seconds', () => {
    const breaker = openBreaker()
    let now = 1000
    for (const waitMs of [2000, 4000, 8000, 8000]) {
      expect(breaker.admits(now)).toBe(true)
      breaker.fail(now, null)
      expect(breaker.admits(now + waitMs - 1)).toBe(false)
      now += waitMs
    }
    expect(breaker.admits(now)).toBe(true)
    // The pause is reset.
    breaker.succeed(now)
    breaker.fail(now + 1, now + 1)
    expect(breaker.admits(now + 1001)).toBe(true)
  })

  it('stays closed for one slow call while the service responds to others', () => {
    const breaker = new CircuitBreaker()
    breaker.succeed(500)
    breaker.fail(1000, 0)
    expect(breaker.admits(1001)).toBe(true)
  })

  it('pauses every call for as long as the service asks, at most a minute', () => {
    const breaker = new CircuitBreaker()
    breaker.pause(0, 5000)
    expect([breaker.isPaused(4999), breaker.isPaused(5000)]).toEqual([true, false])
    breaker.pause(0, 3_600_000)
    expect(breaker.isPaused(60_000)).toBe(false)
  })

  it('ignores failures of calls in flight when it opened', () => {
    const breaker = openBreaker()
    breaker.fail(900, 0)
    expect(breaker.admits(1000)).toBe(true)
  })
})
