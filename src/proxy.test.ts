import {jest} from '@jest/globals'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {NextRequest} from 'next/server'
import {listen} from '#lib/testing/listen.ts'
import {signDraftSession} from './content/preview/draft-cookie.ts'

const address = 'https://apps.example.org/lamplight'
const previewModeId = '0123456789abcdef'
const keys = {secret: 'a link secret for tests alone', draftToken: 'a read token for tests alone'}
Object.assign(process.env, {
  SANITY_API_READ_TOKEN: keys.draftToken,
  SANITY_REVALIDATE_SECRET: 'a webhook secret for tests alone',
  LINK_SIGNING_SECRET: keys.secret,
})
const sessionUntil = (ms: number) =>
  `draft-session=${signDraftSession(keys, {expiresAt: Date.now() + ms, share: null, path: null})}`

/** Accepts every connection and never responds. */
let connections = 0
const lake = createServer(() => (connections += 1))
process.env['CONTENT_LAKE_PORT'] = String(await listen(lake))

/** Rendered pages of a build; `/new` was published afterwards and has never been rendered. */
const renderedPages = ['/', '/about', '/download/ios', '/download/android']
const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
mkdirSync(join(folder, '.next', 'server'), {recursive: true})
writeFileSync(
  join(folder, '.next', 'route-table.json'),
  JSON.stringify({
    pages: [...renderedPages, '/new'],
    stores: [{store: 'appstore', address}],
    clinicians: [],
    samples: null,
    bookings: [],
    redirects: [
      {from: '/about', to: '/elsewhere', permanent: true},
      {from: '/old', to: '/about', permanent: true},
      {from: '/Über Uns.html', to: '/about?from=old', permanent: true},
      {from: '/files/brochure.pdf', to: '/new', permanent: true},
      {from: '/away', to: 'https://other.example/x', permanent: false},
    ],
  }),
)
writeFileSync(
  join(folder, '.next', 'server', 'preview-props.json'),
  JSON.stringify({previewModeId}),
)
const cache = join(folder, '.next', 'server', 'route-cache', 'APP_PAGE', 'owner', '$')
for (const path of [...renderedPages, '/home']) {
  const file = join(cache, `${path === '/' ? '/index' : path}.html`)
  mkdirSync(dirname(file), {recursive: true})
  writeFileSync(file, '')
}
// Not `process.chdir`: other test files of the same Jest worker would inherit it.
jest.spyOn(process, 'cwd').mockReturnValue(folder)
const {proxy} = await import('./proxy.ts')

afterAll(() => {
  lake.close()
  rmSync(folder, {recursive: true, force: true})
})

async function send(
  path: string,
  {cookie = '', method = 'GET', accept = 'text/html,*/*;q=0.8'} = {},
) {
  const response = await proxy(
    new NextRequest(`https://site.example${path}`, {method, headers: {cookie, accept}}),
  )
  const {status, headers} = response
  return {
    status,
    location: headers.get('location'),
    goesOn: headers.get('x-middleware-next') === '1',
    shows: headers.get('x-middleware-rewrite'),
    cacheControl: headers.get('cache-control'),
    /** The `cookie` header that Next sees instead of the original; `null` when it is unchanged. */
    cookie: headers.get('x-middleware-request-cookie'),
    length: (await response.text()).length,
  }
}

const page = {
  status: 200,
  location: null,
  goesOn: true,
  shows: null,
  cookie: null,
  // Next's default would let a CDN cache a page for a year.
  cacheControl: 'public, max-age=0, must-revalidate',
}
const plainNotFound = {
  status: 404,
  goesOn: false,
  shows: null,
  cacheControl: 'no-store',
  length: 10,
}

/** Describes a response: a redirect with its target, a rewrite, or the plain status. */
async function outcome(path: string, options?: Parameters<typeof send>[1]): Promise<string> {
  const {status, location, shows, goesOn} = await send(path, options)
  const target = (location ?? shows ?? '').replace('https://site.example', '')
  return [status, goesOn ? 'page' : target].join(' ').trim()
}

describe('proxy, while the content lake hangs', () => {
  afterEach(() => expect(connections).toBe(0))

  it.each(['/', '/home', '/about', '/download/android', '/about?x=1'])(
    'passes published pages and aliases on: %s',
    async (path) => {
      expect(await send(path)).toMatchObject(page)
    },
  )

  it.each(['/llms.txt', '/sitemap.xml', '/updates/feed.xml'])(
    'lets a CDN cache %s no longer than a page',
    async (path) => {
      const {goesOn, cacheControl} = await send(path)
      expect([goesOn, cacheControl]).toEqual([true, page.cacheControl])
    },
  )

  it.each([
    // Stores and old addresses, unless a page has that address (DL-1)
    ['/download/ios', `307 ${address}`],
    ['/download/ios?x=1', `307 ${address}?x=1`],
    ['/old', '308 /about'],
    ['/away', '307 https://other.example/x'],
    // The query, except parameters that the target sets
    ['/away?x=1', '307 https://other.example/x?x=1'],
    ['/old?utm_source=leaflet&q=a%20b', '308 /about?utm_source=leaflet&q=a+b'],
    ['/%C3%BCber%20uns.html?from=new&a=1', '308 /about?from=old&a=1'],
    // Any spelling of an old address
    ['/OLD', '308 /about'],
    ['/ol%64', '308 /about'],
    ['/%C3%9Cber%20Uns.html', '308 /about?from=old'],
    ['/u%CC%88ber%20uns.HTML', '308 /about?from=old'],
    ['/Files/Brochure.pdf', '308 /new'],
    // Odd spellings of a link
    ['/abou%74', '308 /about'],
    ['/about.', '308 /about'],
    ['/about,', '308 /about'],
    ['/about)', '308 /about'],
    ['/about%29.', '308 /about'],
    ['/about%E2%80%9D', '308 /about'],
    ['/old).', '308 /old'],
    ['/index.html', '308 /'],
    ['/about/index.html', '308 /about'],
    ['/about/index.php?a=1', '308 /about?a=1'],
    ['/About', '308 /about'],
    // Other formats of a page (SEO-4, SEO-6)
    ['/about.md', '200 /api/page-document'],
    ['/index.md', '200 /api/page-document'],
    ['/share/house-lit-1a2b3c4d/about.png', '200 /api/page-document'],
    ['/share/house-lit-1a2b3c4d/index.png', '200 /api/page-document'],
  ])('responds to %s with %s (G-2, DL-1, SEO-4, SEO-6)', async (path, expected) => {
    expect(await outcome(path)).toBe(expected)
  })

  it.each([
    '/nowhere',
    '/nowhere.html',
    '/nowhere.',
    '/v1.2/guide',
    '/[[...path]]',
    '/%5B%5B...path%5D%5D',
    '/about/us',
    '/caf%C3%A9',
    '/constructor',
    '/api',
  ])('rewrites unknown addresses to the not-found page, uncached: %s (NF-1)', async (path) => {
    expect(await outcome(path)).toBe('404 /not-found-page')
    expect((await send(path)).cacheControl).toBe('no-store')
  })

  it.each([
    ['/_next/image?url=/x.png&w=64&q=75'],
    ['/_next'],
    ['/media'],
    ['/media/images/x'],
    ['/media/data/query/production'],
    ['/MEDIA/images/x.png'],
    ['/nowhere.md'],
    ['/About.md'],
    ['/share/gp-lit-1a2b3c4d/nowhere.png'],
    ['/a%00b'],
    ['/a%5Cb'],
    [`/${'a'.repeat(2000)}`],
    // A scanner's
    ['/wp-login.php', '*/*'],
  ])('responds with a plain 404 to malformed addresses: %s', async (path, accept = 'text/html') => {
    expect(await send(path, {accept})).toMatchObject(plainNotFound)
  })

  it.each([
    '/favicon.ico',
    '/share/cat-1a2b3c4d/about.png',
    '/x.png',
    '/media/images/0123456789012345678901234567890123456789-1x1.svg',
  ])('passes file addresses on without a lookup: %s', async (path) => {
    expect(await send(path)).toMatchObject({...page, cacheControl: null})
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'refuses %s, whose rendering would not be cached',
    async (method) => {
      expect(await outcome('/about', {method})).toBe('405')
    },
  )

  it.each([
    ['__prerender_bypass=1'],
    ['__prerender_bypass='],
    [`__prerender_bypass=${previewModeId.toUpperCase()}`],
    [`__prerender_bypass=${previewModeId}0`],
    // Next's cookie without a draft session, or with one that is expired or forged
    [`__prerender_bypass=${previewModeId}`],
    [`__prerender_bypass=${previewModeId}; ${sessionUntil(-1000)}`],
    [`__prerender_bypass=${previewModeId}; draft-session=9999999999999.${'A'.repeat(43)}`],
  ])('ignores a draft cookie that the site did not issue: %s (decision 49)', async (forged) => {
    const cookie = `a=1; ${forged}; __next_preview_data=x`
    expect(await send('/about', {cookie})).toMatchObject({...page, cookie: 'a=1'})
    expect(await send('/download/ios', {cookie})).toMatchObject({status: 307})
    expect(await send('/nowhere', {cookie})).toMatchObject({status: 404})
    expect(await send('/about', {cookie, method: 'POST'})).toMatchObject({status: 405})
  })
})

describe('proxy, while the content lake refuses connections', () => {
  beforeAll(() => lake.close())

  it('responds 503 for a page that has never been rendered', async () => {
    const unavailable = {status: 503, goesOn: false, cacheControl: 'no-store'}
    for (let visit = 0; visit < 5; visit += 1) {
      expect(await send('/new')).toMatchObject(unavailable)
    }
    expect(await send('/about')).toMatchObject(page)
  })

  it('responds 503 to an editor in a draft session', async () => {
    const cookie = `__prerender_bypass=${previewModeId}; ${sessionUntil(60_000)}`
    const unavailable = {status: 503, cacheControl: 'no-store'}
    expect(await send('/download/ios', {cookie})).toMatchObject(unavailable)
  })
})
