import {daylightAt} from './daylight.ts'

describe('daylightAt', () => {
  // Sunrise and sunset in London: 08:04 and 15:53 in December, 04:43 and 21:21 (summer time) in June.
  it.each([
    ['2026-12-21T07:00:00Z', 'night'],
    ['2026-12-21T08:04:00Z', 'dawn'],
    ['2026-12-21T12:00:00Z', 'day'],
    ['2026-12-21T15:53:00Z', 'dusk'],
    ['2026-12-21T17:00:00Z', 'night'],
    ['2026-06-21T02:30:00Z', 'night'],
    ['2026-06-21T03:43:00Z', 'dawn'],
    ['2026-06-21T05:00:00Z', 'day'],
    ['2026-06-21T19:00:00Z', 'day'],
    ['2026-06-21T20:21:00Z', 'dusk'],
    ['2026-06-21T23:00:00Z', 'night'],
  ])('at %s returns %s', (moment, daylight) => {
    expect(daylightAt(new Date(moment))).toBe(daylight)
  })

  it('changes four times a day, in order', () => {
    for (let day = 0; day < 365; day += 1) {
      const start = Date.UTC(2026, 0, 1 + day)
      const states = Array.from({length: 288}, (_, step) =>
        daylightAt(new Date(start + step * 300_000)),
      )
      const changes = states.filter((state, step) => state !== states[step - 1])
      expect(changes).toEqual(['night', 'dawn', 'day', 'dusk', 'night'])
    }
  })
})
