import {isRecentSignature} from './signature-age.ts'

const now = Date.UTC(2026, 10, 22)
const minute = 60_000

describe('isRecentSignature', () => {
  it.each([
    ['of this moment', 0, true],
    ['of the last attempt that Sanity makes', 30 * minute, true],
    ['of a clock that is ahead', -4 * minute, true],
    ['of an hour ago', 60 * minute, false],
    ['of tomorrow', -24 * 60 * minute, false],
  ])('decision 49: %s', (_case, ageMs, expected) => {
    expect(isRecentSignature(`t=${now - ageMs},v1=abc`, now)).toBe(expected)
  })

  it.each(['', 'v1=abc', 't=,v1=abc', 't=soon,v1=abc'])('decision 49: not %j', (signature) => {
    expect(isRecentSignature(signature, now)).toBe(false)
  })
})
