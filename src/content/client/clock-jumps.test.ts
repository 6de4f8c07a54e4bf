import {jest} from '@jest/globals'
import {CircuitBreaker} from './circuit-breaker.ts'
import {createLakeTransport} from './lake-transport.ts'
import {LakeWatch} from './lake-health.ts'

const year = 365 * 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 22)

beforeEach(() => jest.useFakeTimers({now: start}))
afterEach(() => jest.useRealTimers())

describe.each([
  ['back', start - year],
  ['on', start + year],
])('OPS-3, decision 15: a clock that is set %s by a year', (_direction, wrong) => {
  it('keeps nobody from asking the lake after its back-off, nor lets anybody ask before', async () => {
    const asked: boolean[] = []
    let isWell = false
    const fetch = () => {
      asked.push(isWell)
      return isWell
        ? Promise.resolve(new Response('{}'))
        : Promise.reject(new Error('connection refused'))
    }
    const transport = createLakeTransport({fetch, breaker: new CircuitBreaker(), timeoutMs: 60_000})
    const ask = () =>
      transport('http://lake.example', {}).then(
        () => 'answered',
        () => 'refused',
      )
    for (let failure = 0; failure < 3; failure += 1) await ask()
    isWell = true
    jest.setSystemTime(wrong)
    expect([await ask(), asked.length]).toEqual(['refused', 3])
    jest.advanceTimersByTime(1001)
    expect([await ask(), asked.length]).toEqual(['answered', 4])
  })

  it('leaves pictures alone for two seconds after the lake failed, and no longer', () => {
    const watch = new LakeWatch('http://lake.example')
    watch.noteFailure()
    jest.setSystemTime(wrong)
    jest.advanceTimersByTime(1999)
    expect(watch.isAway).toBe(true)
    jest.advanceTimersByTime(2)
    expect(watch.isAway).toBe(false)
  })
})
