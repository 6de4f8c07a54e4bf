import {digestOfShare, endOfShare, isStillShared, sharedPreviewDays} from './shared-preview.ts'

const since = Date.UTC(2026, 10, 22)
const shared = {secret: 'the secret of a link', _updatedAt: new Date(since).toISOString()}
const share = digestOfShare(shared.secret)
const day = 24 * 60 * 60 * 1000

describe('a link that shares drafts', () => {
  it('decision 75: ends after a week', () => {
    expect(endOfShare(shared)).toBe(since + sharedPreviewDays * day)
    expect(isStillShared(shared, share, since + 7 * day - 1)).toBe(true)
    expect(isStillShared(shared, share, since + 7 * day)).toBe(false)
  })

  it.each([
    ['nobody ever shared any', null],
    ['sharing was switched off', {...shared, secret: null}],
    ['it was switched on again since, with another secret', {...shared, secret: 'another'}],
    ['nobody knows its age', {...shared, _updatedAt: ''}],
  ])('decision 75: lets nobody see drafts when %s', (_case, now) => {
    expect(isStillShared(now, share, since)).toBe(false)
  })

  it('decision 75: has a mark that does not tell its secret', () => {
    expect(share).toMatch(/^[\w-]{43}$/)
    expect(share).not.toContain(shared.secret)
  })
})
