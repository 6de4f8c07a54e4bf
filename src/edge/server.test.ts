import {jest} from '@jest/globals'
import {createHash} from 'node:crypto'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {buffer} from 'node:stream/consumers'
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib'
import type {PageCache} from './page-cache.ts'
import {optimizerUrl} from '#shared/media-paths.ts'
import {startEdge} from './testing/start-edge.ts'

const inline = 'document.documentElement.classList.add("dark")'
const inlineHash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
const html = `<!doctype html><title>Home</title><script>${inline}</script>${'<p>Somebody comes to you.</p>'.repeat(200)}`
const fresh = {
  'content-type': 'text/html; charset=utf-8',
  'x-nextjs-cache': 'HIT',
  'cache-control': 's-maxage=31536000',
  vary: 'rsc, Accept-Encoding',
  'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'",
}
const strict = {
  ...fresh,
  'content-security-policy': `default-src 'none'; script-src 'self' ${inlineHash}`,
}
const folder = mkdtempSync(join(tmpdir(), 'edge-'))
const script = 'console.log("the same on every page");'.repeat(50)

const imageName = `${'a'.repeat(40)}-1x1`
const drawingAddress = optimizerUrl(`/media/images/${imageName}.svg`, 320)
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>'.repeat(9)

/** Responses that a test ends. */
const slow: ServerResponse[] = []

/** Requests that reached Next. */
let requested: string[] = []
let lastRequest: IncomingMessage | undefined
let site: Awaited<ReturnType<typeof startEdge>>
let cache: PageCache

/** Stands in for Next: most paths are pages. */
const next: RequestListener = (incoming, outgoing) => {
  requested.push(`${incoming.method} ${incoming.url}`)
  lastRequest = incoming
  if (incoming.url?.startsWith('/gone')) outgoing.writeHead(307, {location: '/'}).end()
  else if (incoming.url === '/late') outgoing.destroy()
  else if (incoming.url === '/draft')
    outgoing
      .writeHead(200, {
        ...fresh,
        'x-nextjs-cache': 'MISS',
        'cache-control': 'private, no-store',
        'set-cookie': ['a=1', 'b=2'],
      })
      .end(html)
  else if (incoming.url?.startsWith('/text'))
    outgoing.writeHead(404, {'content-type': 'text/plain'}).end('Not found')
  else if (incoming.url === drawingAddress)
    outgoing
      .setHeader('etag', ['"a"'])
      .writeHead(200, {...fresh, 'content-type': 'image/svg+xml', vary: 'Accept'})
      .end(drawing)
  else if (incoming.url?.includes('slow')) slow.push(outgoing)
  else if (incoming.url === '/stale')
    outgoing.writeHead(200, {...fresh, 'x-nextjs-cache': 'STALE'}).end(html)
  else outgoing.writeHead(200, fresh).end(html)
}

beforeAll(async () => {
  writeFileSync(join(folder, 'app.js'), script)
  writeFileSync(join(folder, 'app.js.br'), brotliCompressSync(script))
  site = await startEdge(next, {
    folders: [{prefix: '/_next/static/', root: folder, isImmutable: true}],
    draftSecret: 'ours',
    limits: {reads: 3, writes: 1},
    loads: 1,
  })
  cache = site.cache
})

afterAll(async () => {
  await site.stop()
  rmSync(folder, {recursive: true, force: true})
})

beforeEach(() => {
  cache.invalidate()
  requested = []
})

async function get(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const outgoing = request({host: '127.0.0.1', port: site.port, path, method, headers}).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject)
  })
  return {status: response.statusCode, headers: response.headers, body: await buffer(response)}
}

describe('edge server', () => {
  it('returns a page with Next’s bytes in the encoding that the client accepts (decision 14)', async () => {
    const plain = await get('/about')
    expect(plain.body.toString()).toBe(html)
    expect(plain.headers).toMatchObject({...strict, 'content-length': String(html.length)})
    const gzip = await get('/about', {'accept-encoding': 'gzip'})
    expect(gunzipSync(gzip.body).toString()).toBe(html)
    expect(gzip.headers).toMatchObject({...strict, 'content-encoding': 'gzip'})
    const br = await get('/about', {'accept-encoding': 'gzip, br'})
    expect(brotliDecompressSync(br.body).toString()).toBe(html)
    expect(requested).toEqual(['GET /about'])
  })

  it('returns 304 when the ETag matches, and no body for HEAD (decision 14)', async () => {
    const {headers} = await get('/about')
    const {etag = ''} = headers
    for (const condition of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const unchanged = await get('/about', {'if-none-match': condition})
      expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
      expect(unchanged.headers).toMatchObject({etag, vary: fresh.vary})
    }
    expect((await get('/about', {'if-none-match': '"other"'})).status).toBe(200)
    const head = await get('/about', {}, 'HEAD')
    expect(head).toMatchObject({status: 200, headers: {'content-length': String(html.length)}})
    expect(head.body).toHaveLength(0)
  })

  it.each<[what: string, path: string, headers: IncomingHttpHeaders, method: string]>([
    ['a form', '/about', {}, 'POST'],
    ['a draft session', '/about', {cookie: 'a=b; __prerender_bypass=ours'}, 'GET'],
    ['a request of Next’s router', '/about', {rsc: '1'}, 'GET'],
    ['a search', '/search?q=x', {}, 'GET'],
    ['a stale page', '/stale', {}, 'GET'],
    ['the API', '/api/health', {}, 'GET'],
    ['an image', optimizerUrl(`/media/images/${imageName}.png`, 640), {}, 'GET'],
    ['a file', '/media/files/a.mp4', {}, 'GET'],
    ['a path with other characters', '/caf%C3%A9', {}, 'GET'],
    ['a missing file of the build', '/_next/static/none.js', {}, 'GET'],
  ])('forwards %s to Next each time', async (_what, path, headers, method) => {
    await get(path, headers, method)
    await get(path, headers, method)
    expect(requested).toEqual(Array(2).fill(`${method} ${path}`))
  })

  it('gives every page, cached or not, a policy for its own inline scripts (SEC-1)', async () => {
    for (const [path, headers] of [
      ['/about', {}],
      ['/search?q=x', {}],
      ['/stale', {}],
      ['/draft', {cookie: '__prerender_bypass=ours'}],
      ['/api/search?q=x', {}],
    ] as const) {
      for (const [encoding, decode] of [
        ['gzip', gunzipSync],
        ['br', brotliDecompressSync],
        ['identity', (body: Buffer) => body],
      ] as const) {
        const page = await get(path, {...headers, 'accept-encoding': encoding})
        expect([path, decode(page.body).toString()]).toEqual([path, html])
        expect(page.headers['content-security-policy']).toBe(strict['content-security-policy'])
      }
    }
  })

  it.each<[path: string, headers?: IncomingHttpHeaders]>([
    ['/never-requested'],
    ['/search?q=x'],
    ['/text'],
    [drawingAddress],
    ['/_next/static/app.js'],
    ['/_next/static/app.js', {range: 'bytes=9999999-'}],
  ])(
    'returns the status and headers of GET for HEAD, without its body: %s',
    async (path, own = {}) => {
      const headers = {...own, 'accept-encoding': 'br'}
      const head = await get(path, headers, 'HEAD')
      const whole = await get(path, headers)
      // Next's own responses to HEAD may omit the length.
      for (const name of ['date', 'transfer-encoding']) Reflect.deleteProperty(whole.headers, name)
      expect(head).toMatchObject({...whole, body: Buffer.alloc(0)})
    },
  )

  it('returns 405 for other methods of a file of the build, and 416 beyond its end', async () => {
    expect(await get('/_next/static/app.js', {}, 'PUT')).toMatchObject({
      status: 405,
      headers: {allow: 'GET, HEAD'},
    })
    expect(await get('/_next/static/app.js', {range: 'bytes=9999999-'})).toMatchObject({
      status: 416,
      headers: {'content-range': `bytes */${script.length}`, 'x-content-type-options': 'nosniff'},
    })
    expect(requested).toEqual([])
  })

  it('caches SVG images of the optimizer, compressed (decision 55)', async () => {
    const coded = await get(drawingAddress, {'accept-encoding': 'br'})
    expect(coded.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'image/svg+xml',
      vary: 'Accept, Accept-Encoding',
    })
    expect(brotliDecompressSync(coded.body).toString()).toBe(drawing)
    const plain = await get(drawingAddress)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.body.toString()).toBe(drawing)
    const known = await get(drawingAddress, {'if-none-match': plain.headers.etag})
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect(requested).toEqual([`GET ${drawingAddress}`])
  })

  it('forwards cookies, and responses that are not HTML', async () => {
    const draft = await get('/draft', {cookie: '__prerender_bypass=ours'})
    expect(draft.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    const text = await get('/text')
    expect([text.status, text.body.toString()]).toEqual([404, 'Not found'])
    expect(text.headers).not.toHaveProperty('content-security-policy')
  })

  it('ignores the query of a page, and draft cookies that Next did not issue', async () => {
    const {headers} = await get('/about')
    for (const [path, cookie] of [
      ['/about?from=1', 'a=b'],
      ['/about', '__prerender_bypass=made-up'],
      ['/about', '__next_preview_data=made-up; x__prerender_bypass=ours'],
    ] as const) {
      expect((await get(path, {cookie})).headers.etag).toBe(headers.etag)
    }
    expect((await get('/about?from=1', {'if-none-match': headers.etag})).status).toBe(304)
    expect(requested).toEqual(['GET /about'])
  })

  it('forwards redirects of Next, and returns 503 when Next fails', async () => {
    expect(await get('/gone')).toMatchObject({status: 307, headers: {location: '/'}})
    const logged = jest.spyOn(console, 'error').mockReturnValue()
    expect(await get('/late')).toMatchObject({status: 503, headers: {'retry-after': '2'}})
    expect(logged).toHaveBeenCalledWith('Next did not respond:', 'Error LIGHT_ECONNRESET')
    logged.mockRestore()
  })

  it('keeps the request to Next open after its response, for background rendering', async () => {
    const closed = new Promise((resolve) => {
      site.edge.server.once('request', (_, response) => response.once('close', resolve))
    })
    await get('/stale', {}, 'HEAD')
    await closed
    await new Promise(setImmediate)
    expect(lastRequest?.destroyed).toBe(false)
  })

  it('serves precompressed files of the build as immutable', async () => {
    const file = await get('/_next/static/app.js', {'accept-encoding': 'gzip, deflate, br'})
    expect(brotliDecompressSync(file.body).toString()).toBe(script)
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const {etag = ''} = file.headers
    const again = await get('/_next/static/app.js', {
      'accept-encoding': 'br',
      'if-none-match': etag,
    })
    expect(again.status).toBe(304)
    const plain = await get('/_next/static/app.js', {'accept-encoding': 'br;q=0'})
    expect(plain.body.toString()).toBe(script)
    const part = await get('/_next/static/app.js', {range: 'bytes=0-9'})
    expect([part.status, part.body.toString()]).toEqual([206, script.slice(0, 10)])
    expect(requested).toEqual([])
  })

  it('returns 404 without a log line for a file name with a null byte (OPS-4)', async () => {
    const logged = jest.spyOn(console, 'error')
    expect(await get('/_next/static/app.js/%00')).toMatchObject({
      status: 404,
      headers: {'cache-control': 'no-store', 'x-content-type-options': 'nosniff'},
    })
    expect(logged.mock.calls).toEqual([])
    expect(requested).toEqual([])
    logged.mockRestore()
  })

  it('returns cached pages, and 503 for uncached ones, while Next is busy', async () => {
    const before = await get('/about')
    const requests = ['/slow', '/search?slow=1', '/search?slow=2', '/search?slow=3'].map((path) =>
      get(path),
    )
    while (slow.length < requests.length) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await get('/search?slow=4')).status).toBe(503)
    expect((await get('/nobody-asked-for-this-before')).status).toBe(503)
    expect((await get('/about')).status).toBe(200)
    // Next is too busy to render the page again.
    cache.invalidate()
    expect((await get('/about')).headers.etag).toBe(before.headers.etag)
    expect((await get('/api/contact', {}, 'POST')).status).toBe(200)
    for (const response of slow) response.writeHead(200, fresh).end(html)
    expect((await Promise.all(requests)).map(({status}) => status)).toEqual([200, 200, 200, 200])
  })
})
