import {jest} from '@jest/globals'
import {CircuitBreaker} from './circuit-breaker.ts'
import {createLakeTransport} from './lake-transport.ts'
import {Reachability} from './reachability.ts'

const year = 365 * 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 22)

beforeEach(() => jest.useFakeTimers({now: start}))
afterEach(() => jest.useRealTimers())

it.each([
  ['back', start - year],
  ['forward', start + year],
])('clock set %s by a year changes no back-off (OPS-3, decision 15)', async (_direction, wrong) => {
  let isAvailable = false
  const fetch = () =>
    isAvailable ? Promise.resolve(new Response('{}')) : Promise.reject(new Error('refused'))
  const transport = createLakeTransport({fetch, breaker: new CircuitBreaker(), timeoutMs: 60_000})
  const responds = () =>
    transport('http://lake.example', {}).then(
      () => true,
      () => false,
    )
  for (let failure = 0; failure < 3; failure += 1) await responds()
  isAvailable = true
  const health = new Reachability(0, 2000)
  health.holdFailure(new Error('refused'))
  const isHeld = () =>
    health
      .require(() => Promise.resolve())
      .then(
        () => false,
        () => true,
      )
  jest.setSystemTime(wrong)
  expect(await responds()).toBe(false)
  jest.advanceTimersByTime(1001)
  expect(await responds()).toBe(true)
  jest.advanceTimersByTime(998)
  expect(await isHeld()).toBe(true)
  jest.advanceTimersByTime(2)
  expect(await isHeld()).toBe(false)
})
