import {CircuitBreaker} from './circuit-breaker.ts'

/** Breaker opened by a timeout at 0 ms. */
function openBreaker(): CircuitBreaker {
  const breaker = new CircuitBreaker()
  breaker.fail(0, true)
  return breaker
}

describe('CircuitBreaker', () => {
  it('admits calls until three in a row have failed', () => {
    const breaker = new CircuitBreaker()
    breaker.fail(0, false)
    breaker.fail(0, false)
    breaker.succeed()
    breaker.fail(0, false)
    breaker.fail(0, false)
    expect(breaker.admits(1)).toBe(true)
    breaker.fail(1, false)
    expect(breaker.admits(2)).toBe(false)
  })

  it('admits one probe after a second, and all calls once it succeeded', () => {
    const breaker = openBreaker()
    expect(breaker.admits(1000)).toBe(true)
    expect(breaker.admits(1001)).toBe(false)
    breaker.succeed()
    expect([breaker.admits(1002), breaker.admits(1002)]).toEqual([true, true])
  })

  it('doubles the pause after each failed probe, up to eight seconds', () => {
    const breaker = openBreaker()
    let now = 1000
    for (const waitMs of [2000, 4000, 8000, 8000]) {
      expect(breaker.admits(now)).toBe(true)
      breaker.fail(now, false)
      expect(breaker.admits(now + waitMs - 1)).toBe(false)
      now += waitMs
    }
    expect(breaker.admits(now)).toBe(true)
    // The pause is reset.
    breaker.succeed()
    breaker.fail(now, true)
    expect(breaker.admits(now + 1000)).toBe(true)
  })

  it('ignores failures of calls in flight when it opened', () => {
    const breaker = openBreaker()
    breaker.fail(900, true)
    expect(breaker.admits(1000)).toBe(true)
  })
})
