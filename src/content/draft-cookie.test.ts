import {isDraftSessionValid, signDraftSession} from './draft-cookie.ts'

const keys = {secret: 'a secret for tests alone', draftToken: 'a token for tests alone'}
const now = Date.UTC(2026, 10, 22)
const value = signDraftSession(keys, now + 1000)

describe('the cookie of a draft session', () => {
  it('decision 49: is valid until it ends', () => {
    expect(isDraftSessionValid(keys, value, now)).toBe(true)
    expect(isDraftSessionValid(keys, value, now + 999)).toBe(true)
    expect(isDraftSessionValid(keys, value, now + 1000)).toBe(false)
  })

  it.each([
    ['another secret', {...keys, secret: 'another secret'}],
    ['another token', {...keys, draftToken: 'another token'}],
  ])('decision 49: ends with %s', (_case, other) => {
    expect(isDraftSessionValid(other, value, now)).toBe(false)
  })

  it.each([
    ['nothing', ''],
    ['no signature', String(now + 1000)],
    ['a later end', value.replace(String(now + 1000), String(now + 2000))],
    ['another signature', `${value.slice(0, -2)}AA`],
    ['more behind it', `${value}A`],
    ['a signature of another length', `${now + 1000}.AA`],
  ])('decision 49: is not valid with %s', (_case, forged) => {
    expect(isDraftSessionValid(keys, forged, now)).toBe(false)
  })
})
