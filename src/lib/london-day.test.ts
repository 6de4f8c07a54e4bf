import {jest} from '@jest/globals'
import {londonDay, watchDays} from './london-day.ts'

describe('londonDay', () => {
  it.each([
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2027-01-01T00:00:00Z', '2027-01-01'],
    ['2026-07-01T22:59:59Z', '2026-07-01'],
    ['2026-07-01T23:00:00Z', '2026-07-02'],
  ])('at %s returns %s', (moment, day) => {
    expect(londonDay(new Date(moment))).toBe(day)
  })
})

describe('watchDays', () => {
  it('calls back once a day, soon after midnight', () => {
    jest.useFakeTimers({now: new Date('2026-12-31T23:59:30Z')})
    try {
      let days = 0
      const stop = watchDays(() => (days += 1))
      jest.advanceTimersByTime(29_000)
      expect(days).toBe(0)
      jest.advanceTimersByTime(12_000)
      expect(days).toBe(1)
      jest.advanceTimersByTime(24 * 60 * 60 * 1000)
      expect(days).toBe(2)
      stop()
      jest.advanceTimersByTime(24 * 60 * 60 * 1000)
      expect(days).toBe(2)
    } finally {
      jest.useRealTimers()
    }
  })
})
