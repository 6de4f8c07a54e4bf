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
import {ownRequestHeader} from '#http/own-requests.ts'
import {siteMetrics} from '#server/metrics/site-metrics.ts'
import {optimizerUrl} from '#shared/media-paths.ts'
import {until} from '#lib/testing/until.ts'
import {startEdge} from './testing/start-edge.ts'

const inline = 'document.documentElement.classList.add("dark")'
const inlineHash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
const html = `<!doctype html><title>Home</title><script>${inline}</script>${'<p>Somebody comes to you.</p>'.repeat(200)}`
const policyOf = (source: string) => `default-src 'none'; script-src 'self' ${source}`
const fresh = {
  'content-type': 'text/html; charset=utf-8',
  'x-nextjs-cache': 'HIT',
  'cache-control': 's-maxage=31536000',
  vary: 'rsc, Accept-Encoding',
  'content-security-policy': policyOf("'unsafe-inline'"),
}
const strict = {...fresh, 'content-security-policy': policyOf(inlineHash)}
const draft = {'x-nextjs-cache': 'MISS', 'cache-control': 'no-store', 'set-cookie': ['a=1', 'b=2']}
const inSession = {cookie: 'a=b; __prerender_bypass=ours'}

const folder = mkdtempSync(join(tmpdir(), 'edge-'))
const script = 'console.log("the same on every page");'.repeat(50)
const file = '/_next/static/app.js'

const imageName = `${'a'.repeat(40)}-1x1`
const drawingAddress = optimizerUrl(`/media/images/${imageName}.svg`, 320)
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>'.repeat(9)
const drawingType = {'content-type': 'image/svg+xml', vary: 'Accept'}

/** Responses that a test ends. */
const slow: ServerResponse[] = []

/** The page `/data` has this text in React's data. */
let version = 'one'

/** Requests that reached Next. */
let requested: string[] = []
let lastRequest: IncomingMessage | undefined

/** Stands in for Next: most paths are pages. */
const next: RequestListener = (incoming, outgoing) => {
  const {method, url = ''} = incoming
  requested.push(`${method} ${url}`)
  lastRequest = incoming
  const send = (headers: Record<string, string | string[]>, body = html, status = 200) =>
    outgoing.writeHead(status, headers).end(body)
  if (url === '/gone') send({location: '/'}, '', 307)
  else if (url === '/late') outgoing.destroy()
  else if (url === '/draft') send({...fresh, ...draft})
  else if (url === '/text') send({'content-type': 'text/plain'}, 'Not found', 404)
  else if (url === drawingAddress) send({...fresh, ...drawingType, etag: ['"a"']}, drawing)
  else if (url === '/data')
    send(
      fresh,
      `<script src="${file}" async=""></script><script>self.__next_f.push("${version}")</script>`,
    )
  else if (url.includes('slow')) slow.push(outgoing)
  else send(url === '/stale' ? {...fresh, 'x-nextjs-cache': 'STALE'} : fresh)
}

writeFileSync(join(folder, 'app.js'), script)
writeFileSync(join(folder, 'app.js.br'), brotliCompressSync(script))
const site = await startEdge(next, {
  folders: [{prefix: '/_next/static/', root: folder, isImmutable: true}],
  draftSecret: 'ours',
  limits: {reads: 3, writes: 1},
  loads: 1,
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, {recursive: true, force: true})
})
beforeEach(() => {
  site.cache.invalidate()
  requested = []
})

/** Uses Node's client, which does not decode the body. */
async function get(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const outgoing = request({host: '127.0.0.1', port: site.port, path, method, headers}).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject)
  })
  const body = await buffer(response)
  const decode = {br: brotliDecompressSync, gzip: gunzipSync}[
    body.length === 0 ? '' : (response.headers['content-encoding'] ?? '')
  ]
  const text = (decode?.(body) ?? body).toString()
  return {status: response.statusCode, headers: response.headers, text}
}
const accepting = (encoding: string) => ({'accept-encoding': encoding})

describe('edge server', () => {
  it('returns a page with Next’s bytes in the encoding that the client accepts (decision 14)', async () => {
    const plain = await get('/about')
    expect(plain.headers).toMatchObject({...strict, 'content-length': String(html.length)})
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, br', 'br'],
    ] as const) {
      const coded = await get('/about', accepting(accepted))
      expect(coded.headers).toMatchObject({...strict, 'content-encoding': encoding})
      expect([plain.text, coded.text]).toEqual([html, html])
    }
    expect(requested).toEqual(['GET /about'])
  })

  it('serves React’s data of the page that was sent, also after a publication (decision 55)', async () => {
    const page = await get('/data')
    const [, query = ''] = /'(\/_page-data[^']+)'/.exec(page.text) ?? []
    const at = query + encodeURIComponent('/data')
    version = 'two'
    site.cache.invalidate()
    await get('/data')
    const data = await get(at, accepting('br'))
    expect(data).toMatchObject({
      status: 200,
      text: 'self.__next_f.push("one")',
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      },
    })
    expect((await get(at, {'if-none-match': data.headers.etag})).status).toBe(304)
    expect(await get(at.replace(/response=[^&]+/, 'response=of-another-instance'))).toMatchObject({
      text: 'self.__next_f.push("two")',
      headers: {'cache-control': 'no-store'},
    })
  })

  it.each([
    ['another build', 'build=b&response=x&page=/data'],
    ['a page without data', 'build=a&response=x&page=/about'],
    ['a draft', 'build=a&response=x&page=/draft'],
    ['a search', 'build=a&response=x&page=/search?q=x'],
    ['the API', 'build=a&response=x&page=/api/health'],
    ['nothing', ''],
  ])('has no data of %s (decision 55)', async (_what, query) => {
    expect((await get(`/_page-data?${query}`)).status).toBe(404)
  })

  it('returns 304 when the ETag matches (decision 14)', async () => {
    const {etag = ''} = (await get('/about')).headers
    for (const condition of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const unchanged = await get('/about', {'if-none-match': condition})
      expect(unchanged).toMatchObject({status: 304, text: '', headers: {etag, vary: fresh.vary}})
    }
    expect((await get('/about', {'if-none-match': '"other"'})).status).toBe(200)
  })

  it.each<[what: string, path: string, headers: IncomingHttpHeaders, method: string]>([
    ['a form', '/about', {}, 'POST'],
    ['a draft session', '/about', inSession, 'GET'],
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
      ['/draft', inSession],
      ['/api/search?q=x', {}],
    ] as const) {
      for (const encoding of ['gzip', 'br', 'identity']) {
        const page = await get(path, {...headers, ...accepting(encoding)})
        expect([path, page.text]).toEqual([path, html])
        expect(page.headers['content-security-policy']).toBe(strict['content-security-policy'])
      }
    }
  })

  it.each<[path: string, headers?: IncomingHttpHeaders]>([
    ['/never-requested'],
    ['/search?q=x'],
    ['/text'],
    [drawingAddress],
    [file],
    [file, {range: 'bytes=9999999-'}],
  ])(
    'returns the status and headers of GET for HEAD, without its body: %s',
    async (path, own = {}) => {
      const headers = {...own, ...accepting('br')}
      const head = await get(path, headers, 'HEAD')
      const whole = await get(path, headers)
      // Next's own responses to HEAD may omit the length.
      for (const name of ['date', 'transfer-encoding']) Reflect.deleteProperty(whole.headers, name)
      expect(head).toMatchObject({...whole, text: ''})
    },
  )

  it('returns 405 for other methods of a file of the build, and 416 beyond its end', async () => {
    const refused = await get(file, {}, 'PUT')
    expect(refused).toMatchObject({status: 405, headers: {allow: 'GET, HEAD'}})
    expect(await get(file, {range: 'bytes=9999999-'})).toMatchObject({
      status: 416,
      headers: {'content-range': `bytes */${script.length}`, 'x-content-type-options': 'nosniff'},
    })
    expect(requested).toEqual([])
  })

  it('serves precompressed files of the build as immutable', async () => {
    const coded = await get(file, accepting('gzip, deflate, br'))
    expect(coded).toMatchObject({
      text: script,
      headers: {
        'content-encoding': 'br',
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
    const condition = {...accepting('br'), 'if-none-match': coded.headers.etag}
    expect((await get(file, condition)).status).toBe(304)
    expect((await get(file, accepting('br;q=0'))).text).toBe(script)
    const part = await get(file, {range: 'bytes=0-9'})
    expect([part.status, part.text]).toEqual([206, script.slice(0, 10)])
    expect(requested).toEqual([])
  })

  it('returns 404 without a log line for a file name with a null byte (OPS-4)', async () => {
    const logged = jest.spyOn(console, 'error')
    expect(await get(`${file}/%00`)).toMatchObject({
      status: 404,
      headers: {'cache-control': 'no-store', 'x-content-type-options': 'nosniff'},
    })
    expect(logged.mock.calls).toEqual([])
    expect(requested).toEqual([])
    logged.mockRestore()
  })

  it('caches SVG images of the optimizer, compressed (decision 55)', async () => {
    const coded = await get(drawingAddress, accepting('br'))
    const vary = 'Accept, Accept-Encoding'
    expect(coded.headers).toMatchObject({...drawingType, 'content-encoding': 'br', vary})
    const plain = await get(drawingAddress)
    expect([coded.text, plain.text]).toEqual([drawing, drawing])
    const known = await get(drawingAddress, {'if-none-match': plain.headers.etag})
    expect([known.status, known.text]).toEqual([304, ''])
    expect(requested).toEqual([`GET ${drawingAddress}`])
  })

  it('forwards cookies, redirects, and responses that are not HTML', async () => {
    expect((await get('/draft', inSession)).headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(await get('/gone')).toMatchObject({status: 307, headers: {location: '/'}})
    const text = await get('/text')
    expect(text).toMatchObject({status: 404, text: 'Not found'})
    expect(text.headers).not.toHaveProperty('content-security-policy')
  })

  it('ignores the query of a page, and draft cookies that Next did not issue', async () => {
    const {etag} = (await get('/about')).headers
    for (const [path, cookie] of [
      ['/about?from=1', 'a=b'],
      ['/about', '__prerender_bypass=made-up'],
      ['/about', '__next_preview_data=made-up; x__prerender_bypass=ours'],
    ] as const) {
      expect((await get(path, {cookie})).headers.etag).toBe(etag)
    }
    expect((await get('/about?from=1', {'if-none-match': etag})).status).toBe(304)
    expect(requested).toEqual(['GET /about'])
  })

  it('counts pages that visitors get, and none that are prewarmed', async () => {
    const counted = async () => {
      const {values} = await siteMetrics().pages.get()
      return ['hit', 'memory', 'stale'].map(
        (cache) => values.find(({labels}) => labels.cache === cache)?.value ?? 0,
      )
    }
    const before = await counted()
    for (const path of ['/stale', '/about', '/about']) {
      await get(path)
      await get(path, ownRequestHeader(), 'HEAD')
    }
    const more = (await counted()).map((count, index) => count - (before[index] ?? 0))
    expect(more).toEqual([1, 1, 1])
    expect(requested).toEqual(['GET /stale', 'GET /stale', 'GET /about'])
  })

  it('returns 503 when Next fails', async () => {
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

  it('returns cached pages, and 503 for uncached ones, while Next is busy', async () => {
    const {etag} = (await get('/about')).headers
    const busy = ['/slow', '/search?slow=1', '/search?slow=2', '/search?slow=3'].map((path) =>
      get(path),
    )
    await until(() => slow.length === busy.length)
    expect((await get('/search?slow=4')).status).toBe(503)
    expect((await get('/nobody-asked-for-this-before')).status).toBe(503)
    expect((await get('/about')).status).toBe(200)
    // Next is too busy to render the page again.
    site.cache.invalidate()
    expect((await get('/about')).headers.etag).toBe(etag)
    expect((await get('/api/contact', {}, 'POST')).status).toBe(200)
    for (const response of slow) response.writeHead(200, fresh).end(html)
    expect((await Promise.all(busy)).map(({status}) => status)).toEqual([200, 200, 200, 200])
  })
})
