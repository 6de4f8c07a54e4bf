import {jest} from '@jest/globals'
import {CircuitBreaker} from './circuit-breaker.ts'
import {createLakeTransport} from './lake-transport.ts'
import {LakeHealth} from './lake-health.ts'

const year = 365 * 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 22)

beforeEach(() => jest.useFakeTimers({now: start}))
afterEach(() => jest.useRealTimers())

describe.each([
  ['back', start - year],
  ['forward', start + year],
])('a clock set %s by a year', (_direction, wrong) => {
  it('does not change when the circuit breaker admits a call (OPS-3, decision 15)', async () => {
    const requests: boolean[] = []
    let isAvailable = false
    const fetch = () => {
      requests.push(isAvailable)
      return isAvailable
        ? Promise.resolve(new Response('{}'))
        : Promise.reject(new Error('connection refused'))
    }
    const transport = createLakeTransport({fetch, breaker: new CircuitBreaker(), timeoutMs: 60_000})
    const send = () =>
      transport('http://lake.example', {}).then(
        () => 'answered',
        () => 'refused',
      )
    for (let failure = 0; failure < 3; failure += 1) await send()
    isAvailable = true
    jest.setSystemTime(wrong)
    expect([await send(), requests.length]).toEqual(['refused', 3])
    jest.advanceTimersByTime(1001)
    expect([await send(), requests.length]).toEqual(['answered', 4])
  })

  it('does not change the back-off of image requests (OPS-3)', () => {
    const health = new LakeHealth('http://lake.example')
    health.recordFailure()
    jest.setSystemTime(wrong)
    jest.advanceTimersByTime(1999)
    expect(health.isUnavailable).toBe(true)
    jest.advanceTimersByTime(2)
    expect(health.isUnavailable).toBe(false)
  })
})
