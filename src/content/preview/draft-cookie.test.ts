import {shareDigest} from './shared-preview.ts'
import {readDraftSession, signDraftSession} from './draft-cookie.ts'

const keys = {secret: 'a secret for tests alone', draftToken: 'a token for tests alone'}
const now = Date.UTC(2026, 10, 22)
const expiresAt = now + 1000
const value = signDraftSession(keys, {expiresAt, share: null, path: null})
const share = shareDigest('the secret of a link')
const guest = signDraftSession(keys, {expiresAt, share, path: null})
const ofPage = signDraftSession(keys, {expiresAt, share, path: '/contact'})

describe('draft session cookie', () => {
  it('is valid until it expires (decision 49)', () => {
    expect(readDraftSession(keys, value, now)).toEqual({expiresAt, share: null, path: null})
    expect(readDraftSession(keys, value, now + 999)).not.toBeNull()
    expect(readDraftSession(keys, value, now + 1000)).toBeNull()
  })

  it('identifies the share link', () => {
    expect(readDraftSession(keys, guest, now)).toEqual({expiresAt, share, path: null})
    expect(readDraftSession(keys, ofPage, now)).toEqual({expiresAt, share, path: '/contact'})
    expect(readDraftSession(keys, guest, now + 1000)).toBeNull()
  })

  it.each([
    ['another secret', {...keys, secret: 'another secret'}],
    ['another token', {...keys, draftToken: 'another token'}],
  ])('is invalid with %s (decision 49)', (_case, other) => {
    expect(readDraftSession(other, value, now)).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['no signature', String(now + 1000)],
    ['a later end', value.replace(String(now + 1000), String(now + 2000))],
    ['another signature', `${value.slice(0, -2)}AA`],
    ['appended characters', `${value}A`],
    ['a guest session turned into an editor session', guest.replace(share, '')],
    ['a session of one page turned into one of all', ofPage.replace(/\.[^.]*(?=\.[^.]*$)/, '.')],
    ['a signature of another length', `${now + 1000}...AA`],
  ])('is invalid when forged with %s (decision 49)', (_case, forged) => {
    expect(readDraftSession(keys, forged, now)).toBeNull()
  })
})
