import {newId} from './new-id.ts'

describe('newId', () => {
  it('returns version 7 UUIDs that sort by time (RFC 9562)', () => {
    const ids = [0, 1, 1_763_000_000_000, 281_474_976_710_655].map((now) => newId(now))
    expect(ids).toEqual(ids.toSorted())
    for (const id of ids) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    }
  })

  it('returns unique ids within one millisecond', () => {
    expect(new Set(Array.from({length: 10_000}, () => newId(1))).size).toBe(10_000)
  })
})
