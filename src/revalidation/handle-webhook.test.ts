import {isRecentSignature} from '#revalidation/handle-webhook.server.ts'

const now = Date.UTC(2026, 10, 22)
const minute = 60_000

describe('isRecentSignature', () => {
  it.each([
    ['now', 0, true],
    ["at Sanity's last attempt", 30 * minute, true],
    ['by a clock that is ahead', -4 * minute, true],
    ['an hour ago', 60 * minute, false],
    ['tomorrow', -24 * 60 * minute, false],
  ])('checks a webhook signed %s (decision 49)', (_case, ageMs, expected) => {
    expect(isRecentSignature(`t=${now - ageMs},v1=abc`, now)).toBe(expected)
  })

  it.each(['', 'v1=abc', 't=,v1=abc', 't=soon,v1=abc'])('rejects %j (decision 49)', (signature) => {
    expect(isRecentSignature(signature, now)).toBe(false)
  })
})
