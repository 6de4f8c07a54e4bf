import {sharedPreviewDays} from '#shared/page-share-link.ts'
import {readDraftSession, signDraftSession} from './draft-cookie.ts'
import {isSecretLike, PreviewGuesses} from './preview-guesses.ts'
import {readPreviewPerspective} from './preview-perspective.ts'
import {safePreviewUrl} from './preview-url.ts'
import {isShareValid, shareDigest, shareExpiry} from './shared-preview.ts'

const now = Date.UTC(2026, 10, 22)
const shared = {secret: 'the secret of a link', _updatedAt: new Date(now).toISOString()}
const share = shareDigest(shared.secret)

describe('draft session cookie', () => {
  const keys = {secret: 'a secret for tests alone', draftToken: 'a token for tests alone'}
  const expiresAt = now + 1000
  const sign = (of: string | null, path: string | null) =>
    signDraftSession(keys, {expiresAt, share: of, path})
  const value = sign(null, null)
  const guest = sign(share, null)
  const ofPage = sign(share, '/contact')

  it('names the share link and page, and is valid until it expires (decision 49, decision 75)', () => {
    expect(readDraftSession(keys, value, now + 999)).toEqual({expiresAt, share: null, path: null})
    expect(readDraftSession(keys, guest, now)).toEqual({expiresAt, share, path: null})
    expect(readDraftSession(keys, ofPage, now)).toEqual({expiresAt, share, path: '/contact'})
    for (const each of [value, guest]) expect(readDraftSession(keys, each, expiresAt)).toBeNull()
  })

  it('is invalid with another secret or token (decision 49)', () => {
    for (const other of [{secret: 'another'}, {draftToken: 'another'}])
      expect(readDraftSession({...keys, ...other}, value, now)).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['no signature', String(expiresAt)],
    ['a later end', value.replace(String(expiresAt), String(now + 2000))],
    ['another signature', `${value.slice(0, -2)}AA`],
    ['appended characters', `${value}A`],
    ['a guest session turned into an editor session', guest.replace(share, '')],
    ['a session of one page turned into one of all', ofPage.replace(/\.[^.]*(?=\.[^.]*$)/, '.')],
    ['a signature of another length', `${expiresAt}...AA`],
  ])('is invalid when forged with %s (decision 49)', (_case, forged) => {
    expect(readDraftSession(keys, forged, now)).toBeNull()
  })
})

describe('share link', () => {
  it('has a digest without its secret, and expires after a week', () => {
    const end = now + sharedPreviewDays * 24 * 60 * 60 * 1000
    expect(sharedPreviewDays).toBe(7)
    expect(shareExpiry(shared)).toBe(end)
    expect(isShareValid(shared, share, end - 1)).toBe(true)
    expect(isShareValid(shared, share, end)).toBe(false)
    expect(share).toMatch(/^[\w-]{43}$/)
    expect(share).not.toContain(shared.secret)
  })

  it.each([
    ['drafts were never shared', null],
    ['sharing was switched off', {...shared, secret: null}],
    ['it was switched on again with another secret', {...shared, secret: 'another'}],
    ['its age is unknown', {...shared, _updatedAt: ''}],
  ])('is invalid when %s', (_case, state) => {
    expect(isShareValid(state, share, now)).toBe(false)
  })
})

describe('preview secret', () => {
  it.each([
    ['a'.repeat(43), true],
    ['secret_of-a-test', true],
    ['guessed', false],
    ['a'.repeat(101), false],
    ["'] | *[true]", false],
    [null, false],
  ])('may be %j: %s', (text, expected) => {
    expect(isSecretLike(text)).toBe(expected)
  })

  it('may be wrong a number of times for each network, which then waits', async () => {
    const guesses = new PreviewGuesses(2, 60)
    await guesses.record('203.0.113.1')
    expect(await guesses.wait('203.0.113.1')).toBe(0)
    await guesses.record('203.0.113.1')
    expect(await guesses.wait('203.0.113.1')).toBe(60)
    expect(await guesses.wait('203.0.113.2')).toBe(0)
  })
})

it.each([
  ['published', 'published'],
  ['drafts', 'drafts'],
  ['rSpring', ['rSpring']],
  ['rSpring,drafts', ['rSpring', 'drafts']],
  [undefined, 'drafts'],
  // `raw` has all versions of a document, which no page can show.
  ['raw', 'drafts'],
  ['previewDrafts', 'drafts'],
  ['a b', 'drafts'],
  ['*[0]', 'drafts'],
])('readPreviewPerspective parses %j as %j', (value, perspective) => {
  expect(readPreviewPerspective(value)).toEqual(perspective)
})

describe('safePreviewUrl', () => {
  const address = 'http://localhost:3000/api/draft-mode/enable?sanity-preview-secret=s'
  const pathAfter = (path: string) => {
    const opened = `${address}&sanity-preview-pathname=${encodeURIComponent(path)}`
    const {searchParams} = new URL(safePreviewUrl(opened))
    expect(searchParams.get('sanity-preview-secret')).toBe('s')
    return searchParams.get('sanity-preview-pathname')
  }

  it.each(['/', '/contact', '/about?x=1#team', '/a/../b', '/caf%C3%A9', '/a//b'])(
    'allows %s (decision 49)',
    (path) => {
      expect(pathAfter(path)).toBe(path)
      expect(safePreviewUrl(address)).toBe(address)
    },
  )

  it.each([
    '//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example/x',
    '/%2e%2e//evil.example',
    '/\\evil.example',
    '/..\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '..//evil.example',
    'http:evil.example',
  ])('replaces %j with the home page (decision 49)', (path) => {
    expect(pathAfter(path)).toBe('/')
  })
})
