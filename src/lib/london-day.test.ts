import {jest} from '@jest/globals'
import {londonDay, startOfLondonDay, watchDays} from './london-day.ts'

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

describe('startOfLondonDay', () => {
  it.each([
    ['in winter', '2026-11-20T18:00:00Z', '2026-11-20T00:00:00.000Z'],
    ['in summer', '2026-07-01T23:30:00Z', '2026-07-01T23:00:00.000Z'],
    ['on the day summer time begins', '2026-03-29T12:00:00Z', '2026-03-29T00:00:00.000Z'],
    ['on the day summer time ends', '2026-10-25T12:00:00Z', '2026-10-24T23:00:00.000Z'],
  ])('is midnight in London %s', (_, now, midnight) => {
    expect(startOfLondonDay(new Date(now)).toISOString()).toBe(midnight)
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
