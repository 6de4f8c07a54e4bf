import {CircuitBreaker} from './circuit-breaker.ts'

/** Opened at 0 ms by somebody who waited in vain. */
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

  it('opens at the first call that waited in vain', () => {
    expect(openBreaker().admits(999)).toBe(false)
  })

  it('admits one call after a second, and all others only when that one succeeded', () => {
    const breaker = openBreaker()
    expect(breaker.admits(1000)).toBe(true)
    expect(breaker.admits(1001)).toBe(false)
    breaker.succeed()
    expect([breaker.admits(1002), breaker.admits(1002)]).toEqual([true, true])
  })

  it('waits twice as long after every call that failed to show it closed, eight seconds at most', () => {
    const breaker = openBreaker()
    let now = 1000
    for (const waitMs of [2000, 4000, 8000, 8000]) {
      expect(breaker.admits(now)).toBe(true)
      breaker.fail(now, false)
      expect(breaker.admits(now + waitMs - 1)).toBe(false)
      now += waitMs
    }
    expect(breaker.admits(now)).toBe(true)
    // It begins anew.
    breaker.succeed()
    breaker.fail(now, true)
    expect(breaker.admits(now + 1000)).toBe(true)
  })

  it('does not stay open for longer because calls that were under way fail too', () => {
    const breaker = openBreaker()
    breaker.fail(900, true)
    expect(breaker.admits(1000)).toBe(true)
  })

  it('closes whoever finds the service back', () => {
    const breaker = openBreaker()
    breaker.succeed()
    expect(breaker.admits(1)).toBe(true)
  })
})
