import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {listen} from '#lib/testing/listen.ts'

const hash = '0123456789abcdef0123456789abcdef01234567'
const image = `/media/images/${hash}-1280x720.jpg`
const drawing = `/media/images/${hash}-60x30.svg`

type Respond = (request: IncomingMessage, response: ServerResponse) => void
let respond: Respond = () => undefined
let isAvailable = true
const requests: string[] = []

/** Content lake stub. */
const lake = createServer((request, response) => {
  if (request.url === '/_lake/health') {
    if (isAvailable) response.end('{"status": "ok"}')
    return
  }
  requests.push(request.url ?? '')
  respond(request, response)
})
process.env['CONTENT_LAKE_PORT'] = String(await listen(lake))
process.env['LINK_SIGNING_SECRET'] = 'a-secret-for-the-signatures'
const {refuseDuringOutage, serveMedia} = await import('./serve-media.server.ts')
const {signCrop} = await import('./crop-signature.ts')

const serve = (path: string, init: RequestInit = {}) =>
  serveMedia(new Request(`https://site.example${path}`, init))

/** Waits until the lake's back-off has ended. */
async function untilAvailable(): Promise<void> {
  isAvailable = true
  respond = (_request, response) => response.end('x')
  const deadline = Date.now() + 10_000
  while ((await serve(image)).status !== 200) {
    if (Date.now() > deadline) throw new Error('the lake was not requested again')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function expectSmall(response: Response): Promise<void> {
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await response.text()).length).toBeLessThan(40)
}

beforeEach(() => {
  isAvailable = true
  requests.length = 0
})
afterAll(() => {
  lake.closeAllConnections()
  lake.close()
})

describe('/media', () => {
  it('passes on the image with its caching headers (decision 12)', async () => {
    let headers: IncomingMessage['headers'] = {}
    respond = (request, response) => {
      headers = request.headers
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      response.setHeader('content-type', 'image/jpeg')
      response.setHeader('content-security-policy', 'sandbox')
      response.setHeader('etag', '"1"')
      response.setHeader('x-sanity-shard', 'local')
      response.end('picture')
    }
    const sent = {cookie: 'a=b', authorization: 'Bearer x', 'if-none-match': '"1"'}
    const response = await serve(image, {headers: sent})
    expect([response.status, await response.text()]).toEqual([200, 'picture'])
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'content-security-policy': 'sandbox',
      etag: '"1"',
    })
    for (const name of Object.keys(sent)) expect(headers).not.toHaveProperty(name)
    expect(requests).toEqual([`/images/local/production/${hash}-1280x720.jpg`])
  })

  it('requests a large picture no wider than the site shows it, and a signed crop (OPS-5)', async () => {
    respond = (_request, response) => response.end('picture')
    const photo = `${hash}-8000x5000.jpg`
    const small = `${hash}-1280x720.jpg`
    const rect = '0,0,2400,1800'
    const map = `${hash}-9000x9000.svg`
    await serve(`/media/images/${photo}`)
    await serve(`/media/crops/${rect}/${signCrop(photo, rect)}/${photo}`)
    await serve(`/media/images/${map}`)
    await serve(`/media/crops/0,0,9,9/${signCrop(small, '0,0,9,9')}/${small}`)
    expect(requests.map((each) => each.replace('/images/local/production/', ''))).toEqual([
      `${photo}?w=2000&q=90`,
      `${photo}?rect=${rect}&w=2000&q=90`,
      map,
      `${small}?rect=0,0,9,9`,
    ])
  })

  it.each([
    `${image}?w=8192&h=8192&fit=scale&fm=avif&q=61`,
    `${image}?rect=0,0,9,9`,
    `/media/crops/0,0,9,9/${'x'.repeat(43)}/${hash}-1280x720.jpg`,
    '/media/data/query/production?query=*',
    `/media/files/${hash}.mp4`,
    '/media',
  ])('rejects %s without a request to the lake (OPS-5)', async (path) => {
    const response = await serve(path)
    expect(response.status).toBe(404)
    await expectSmall(response)
    expect(requests).toEqual([])
  })

  it.each([
    [401, 404],
    [500, 404],
    [302, 404],
    [503, 503],
  ])('hides the response body of the lake with status %d (OPS-5)', async (status, shown) => {
    respond = (_request, response) =>
      response
        .writeHead(status, {'content-type': 'application/json'})
        .end('{"message": "The local content lake says more than a visitor needs to know"}')
    const response = await serve(image)
    expect(response.status).toBe(shown)
    expect(response.headers.get('retry-after')).toBe(shown === 503 ? '2' : null)
    await expectSmall(response)
  })

  it.each([
    ['before the response', false],
    ['during the response', true],
  ])(
    'aborts the request to the lake when the visitor disconnects %s (OPS-5)',
    async (_when, hasBegun) => {
      const begun = Promise.withResolvers<undefined>()
      const closed = Promise.withResolvers<undefined>()
      respond = (_request, response) => {
        response.on('close', () => closed.resolve(undefined))
        if (hasBegun) response.write('x')
        begun.resolve(undefined)
      }
      const visitor = new AbortController()
      const response = serve(image, {signal: visitor.signal})
      await begun.promise
      if (hasBegun) expect((await response).status).toBe(200)
      visitor.abort()
      await closed.promise
      if (!hasBegun) expect((await response).status).toBe(503)
      // An abort doesn't count as a failure: the next visitor is served.
      respond = (_request, next) => next.end('x')
      expect((await serve(image)).status).toBe(200)
    },
  )

  it('returns 503 while the lake hangs, without more requests (OPS-3)', async () => {
    isAvailable = false
    respond = () => undefined
    const responses = await Promise.all([serve(image), serve(drawing)])
    expect(responses.map(({status}) => status)).toEqual([503, 503])
    expect(requests).toHaveLength(0)
    const next = await serve(image)
    expect([next.status, next.headers.get('retry-after')]).toEqual([503, '2'])
    await expectSmall(next)
    expect(requests).toHaveLength(0)
    await untilAvailable()
  }, 30_000)

  it('refuses videos while the lake hangs and permits them again afterwards (OPS-3)', async () => {
    await untilAvailable()
    expect(await refuseDuringOutage()).toBeNull()
    isAvailable = false
    const refused = await Promise.all([refuseDuringOutage(), refuseDuringOutage()])
    expect(refused.map((response) => response?.status)).toEqual([503, 503])
    isAvailable = true
    // The back-off hasn't ended.
    expect((await refuseDuringOutage())?.status).toBe(503)
    await untilAvailable()
    expect(await refuseDuringOutage()).toBeNull()
  }, 30_000)

  it('returns 503 when the lake closes the connection (OPS-3)', async () => {
    respond = (request) => request.socket.destroy()
    const response = await serve(image)
    expect(response.status).toBe(503)
    await expectSmall(response)
    await untilAvailable()
  }, 30_000)
})
