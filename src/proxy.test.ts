import {jest} from '@jest/globals'
import {once} from 'node:events'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {NextRequest} from 'next/server'
import {signDraftSession} from './content/preview/draft-cookie.ts'
import {addressesPerSitemap} from './shared/generated-files.ts'

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
const lake = createServer(() => (connections += 1)).listen(0, '127.0.0.1')
await once(lake, 'listening')
const bound = lake.address()
process.env['CONTENT_LAKE_PORT'] = String(
  typeof bound === 'object' && bound !== null ? bound.port : 0,
)

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

describe('proxy, while the content lake hangs', () => {
  afterEach(() => expect(connections).toBe(0))

  it('passes published pages and aliases on', async () => {
    for (const path of ['/', '/home', '/about', '/download/android', '/about?x=1']) {
      expect(await send(path)).toMatchObject(page)
    }
  })

  it.each(['/llms.txt', '/sitemap.xml', '/updates/feed.xml'])(
    'lets a CDN cache %s no longer than a page',
    async (path) => {
      const {goesOn, cacheControl} = await send(path)
      expect([goesOn, cacheControl]).toEqual([true, page.cacheControl])
    },
  )

  it('redirects from a store page to the store that has the app (DL-1)', async () => {
    expect(await send('/download/ios')).toMatchObject({status: 307, location: address})
  })

  it('redirects from old addresses to new ones, unless a page has that address', async () => {
    expect(await send('/old')).toMatchObject({
      status: 308,
      location: 'https://site.example/about',
    })
    expect(await send('/away')).toMatchObject({status: 307, location: 'https://other.example/x'})
    expect(await send('/about')).toMatchObject(page)
  })

  it('keeps the query, except parameters that the target sets (G-2)', async () => {
    const location = async (path: string) => (await send(path)).location
    expect(await location('/old?utm_source=leaflet&q=a%20b')).toBe(
      'https://site.example/about?utm_source=leaflet&q=a+b',
    )
    expect(await location('/away?x=1')).toBe('https://other.example/x?x=1')
    expect(await location('/download/ios?x=1')).toBe(`${address}?x=1`)
    expect(await location('/%C3%BCber%20uns.html?from=new&a=1')).toBe(
      'https://site.example/about?from=old&a=1',
    )
  })

  it.each([
    ['/OLD', '/about'],
    ['/ol%64', '/about'],
    ['/%C3%9Cber%20Uns.html', '/about?from=old'],
    ['/u%CC%88ber%20uns.HTML', '/about?from=old'],
    ['/Files/Brochure.pdf', '/new'],
  ])('redirects from any spelling of an old address: %s (G-2)', async (path, to) => {
    expect(await send(path)).toMatchObject({
      status: 308,
      location: `https://site.example${to}`,
    })
  })

  it.each([
    ['/abou%74', '/about'],
    ['/about.', '/about'],
    ['/about,', '/about'],
    ['/about)', '/about'],
    ['/about%29.', '/about'],
    ['/about%E2%80%9D', '/about'],
    ['/old).', '/old'],
    ['/index.html', '/'],
    ['/about/index.html', '/about'],
    ['/about/index.php?a=1', '/about?a=1'],
  ])('redirects from an odd spelling of a link to the page: %s (G-2)', async (path, to) => {
    expect(await send(path)).toMatchObject({
      status: 308,
      location: `https://site.example${to}`,
    })
  })

  it.each([
    '/nowhere',
    '/About',
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
    expect(await send(path)).toMatchObject({
      status: 404,
      shows: 'https://site.example/not-found-page',
      cacheControl: 'no-store',
    })
  })

  it.each([
    '/_next/image?url=/x.png&w=64&q=75',
    '/_next',
    '/media',
    '/media/images/x',
    '/media/data/query/production',
    '/MEDIA/images/x.png',
    '/nowhere.md',
    '/About.md',
    '/share/gp-lit-1a2b3c4d/nowhere.png',
    '/sitemap-1.xml',
    '/a%00b',
    '/a%5Cb',
    `/${'a'.repeat(2000)}`,
  ])('responds with a plain 404 to malformed addresses: %s', async (path) => {
    expect(await send(path)).toMatchObject(plainNotFound)
  })

  it('responds with a plain 404 to scanners', async () => {
    expect(await send('/wp-login.php', {accept: '*/*'})).toMatchObject(plainNotFound)
  })

  it.each([
    ['/about.md', 'markdown'],
    ['/index.md', 'markdown'],
    ['/share/house-lit-1a2b3c4d/about.png', 'share-picture'],
    ['/share/house-lit-1a2b3c4d/index.png', 'share-picture'],
  ])('rewrites pages in other formats to their routes: %s (SEO-4, SEO-6)', async (path, maker) => {
    expect(await send(path)).toMatchObject({
      status: 200,
      shows: `https://site.example/api/${maker}`,
    })
  })

  it('serves as many sitemap parts as there are pages (SEO-1)', async () => {
    const state = globalThis.routeTableState
    if (state?.list == null) throw new Error('No path is known yet.')
    const {list} = state
    const listPages = new Set(Array.from({length: addressesPerSitemap}, (_, n) => `/page-${n}`))
    state.list = {...list, listPages}
    try {
      const part = 'https://site.example/sitemap-part/2'
      expect(await send('/sitemap-2.xml')).toMatchObject({status: 200, shows: part})
      for (const path of ['/sitemap-3.xml', '/sitemap-99999.xml']) {
        expect([path, (await send(path)).shows]).toEqual([path, null])
      }
      expect(await send('/sitemap-3.xml')).toMatchObject(plainNotFound)
      expect(await send('/sitemap-part/2')).toMatchObject({status: 404})
    } finally {
      state.list = list
    }
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
      expect(await send('/about', {method})).toMatchObject({status: 405, goesOn: false})
    },
  )

  it.each(['1', '', previewModeId.toUpperCase(), `${previewModeId}0`])(
    'ignores a draft cookie that Next did not issue: "%s"',
    async (value) => {
      const cookie = `a=1; __prerender_bypass=${value}; __next_preview_data=x`
      expect(await send('/about', {cookie})).toMatchObject({...page, cookie: 'a=1'})
      expect(await send('/download/ios', {cookie})).toMatchObject({status: 307})
      expect(await send('/nowhere', {cookie})).toMatchObject({status: 404})
      expect(await send('/about', {cookie, method: 'POST'})).toMatchObject({status: 405})
    },
  )

  it.each([
    ['no draft session', ''],
    ['an expired session', sessionUntil(-1000)],
    ['a forged session', 'draft-session=9999999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ])("ignores Next's draft cookie with %s (decision 49)", async (_case, session) => {
    const cookie = `a=1; __prerender_bypass=${previewModeId}; ${session}`
    expect(await send('/about', {cookie})).toMatchObject({...page, cookie: 'a=1'})
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
    expect(await send('/download/ios', {cookie})).toMatchObject({
      status: 503,
      cacheControl: 'no-store',
    })
  })
})
