import {sharedPreviewDays} from '#shared/page-share-link.ts'
import {shareDigest, shareExpiry, isShareValid} from './shared-preview.ts'

const since = Date.UTC(2026, 10, 22)
const shared = {secret: 'the secret of a link', _updatedAt: new Date(since).toISOString()}
const share = shareDigest(shared.secret)
const day = 24 * 60 * 60 * 1000

describe('share link', () => {
  it('expires after a week', () => {
    expect(shareExpiry(shared)).toBe(since + sharedPreviewDays * day)
    expect(isShareValid(shared, share, since + 7 * day - 1)).toBe(true)
    expect(isShareValid(shared, share, since + 7 * day)).toBe(false)
  })

  it.each([
    ['drafts were never shared', null],
    ['sharing was switched off', {...shared, secret: null}],
    ['it was switched on again with another secret', {...shared, secret: 'another'}],
    ['its age is unknown', {...shared, _updatedAt: ''}],
  ])('is invalid when %s', (_case, now) => {
    expect(isShareValid(now, share, since)).toBe(false)
  })

  it('has a digest without its secret', () => {
    expect(share).toMatch(/^[\w-]{43}$/)
    expect(share).not.toContain(shared.secret)
  })
})
