import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'

const hash = '0123456789abcdef0123456789abcdef01234567'
const image = `/media/images/${hash}-1280x720.jpg`
const drawing = `/media/images/${hash}-60x30.svg`

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answer = () => undefined
let isThere = true
const asked: string[] = []

/** Stands in for the content lake, over HTTP: it answers for a file as the test says. */
const lake = createServer((request, response) => {
  if (request.url === '/_lake/health') {
    if (isThere) response.end('{"status": "ok"}')
    return
  }
  asked.push(request.url ?? '')
  answer(request, response)
}).listen(0, '127.0.0.1')
await once(lake, 'listening')
const bound = lake.address()
const port = typeof bound === 'object' && bound !== null ? bound.port : 0
process.env['CONTENT_LAKE_PORT'] = String(port)
process.env['LINK_SIGNING_SECRET'] = 'a-secret-for-the-signatures'
const {refuseDuringOutage, serveMedia} = await import('./serve-media.server.ts')
const {signCrop} = await import('./crop-signature.ts')

const serve = (path: string, init: RequestInit = {}) =>
  serveMedia(new Request(`https://site.example${path}`, init))

/** Waits until the lake is asked again, after it has been away. @throws Error when it is not within 10 s. */
async function untilAsked(): Promise<void> {
  isThere = true
  answer = (_request, response) => response.end('x')
  const deadline = Date.now() + 10_000
  while ((await serve(image)).status !== 200) {
    if (Date.now() > deadline) throw new Error('the lake was not asked again')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function expectSmall(response: Response): Promise<void> {
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await response.text()).length).toBeLessThan(40)
}

beforeEach(() => {
  isThere = true
  asked.length = 0
})
afterAll(() => {
  lake.closeAllConnections()
  lake.close()
})

describe('/media', () => {
  it('passes on what the lake sends, with the headers that make it cacheable (decision 12)', async () => {
    let headers: IncomingMessage['headers'] = {}
    answer = (request, response) => {
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
    expect(asked).toEqual([`/images/local/production/${hash}-1280x720.jpg`])
  })

  it('asks the lake for a part of an image that is signed (OPS-5)', async () => {
    answer = (_request, response) => response.end('part')
    const rect = '0,0,9,9'
    const file = `${hash}-1280x720.jpg`
    const response = await serve(`/media/crops/${rect}/${signCrop(file, rect)}/${file}`)
    expect([response.status, await response.text()]).toEqual([200, 'part'])
    expect(asked).toEqual([`/images/local/production/${file}?rect=${rect}`])
  })

  it('asks the lake with HEAD for a HEAD', async () => {
    let method = ''
    answer = (request, response) => {
      method = request.method ?? ''
      response.setHeader('etag', '"1"').end()
    }
    const response = await serve(drawing, {method: 'HEAD'})
    expect([method, response.headers.get('etag')]).toEqual(['HEAD', '"1"'])
  })

  it.each([
    `${image}?w=8192&h=8192&fit=scale&fm=avif&q=61`,
    `${image}?rect=0,0,9,9`,
    `/media/crops/0,0,9,9/${'x'.repeat(43)}/${hash}-1280x720.jpg`,
    '/media/data/query/production?query=*',
    `/media/files/${hash}.mp4`,
    '/media',
  ])('OPS-5: refuses %s without asking the lake', async (path) => {
    const response = await serve(path)
    expect(response.status).toBe(404)
    await expectSmall(response)
    expect(asked).toEqual([])
  })

  it.each([
    [400, 404],
    [401, 404],
    [404, 404],
    [421, 404],
    [500, 404],
    [302, 404],
    [416, 404],
    [503, 503],
  ])('OPS-5: shows no text of the lake when it answers %d', async (status, shown) => {
    answer = (_request, response) =>
      response
        .writeHead(status, {'content-type': 'application/json'})
        .end('{"message": "The local content lake says more than a visitor needs to know"}')
    const response = await serve(image)
    expect(response.status).toBe(shown)
    expect(response.headers.get('retry-after')).toBe(shown === 503 ? '2' : null)
    await expectSmall(response)
  })

  it.each([
    ['before it is answered', false],
    ['in the middle of the answer', true],
  ])('OPS-5: tells the lake when the visitor leaves %s', async (_when, hasBegun) => {
    const begun = Promise.withResolvers<undefined>()
    const closed = Promise.withResolvers<undefined>()
    answer = (_request, response) => {
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
    // The lake did nothing wrong: the next visitor is served.
    answer = (_request, next) => next.end('x')
    expect((await serve(image)).status).toBe(200)
  })

  it('OPS-3: gives a lake up that hangs, and does not ask it again at once', async () => {
    isThere = false
    answer = () => undefined
    const responses = await Promise.all([serve(image), serve(drawing)])
    expect(responses.map(({status}) => status)).toEqual([503, 503])
    expect(asked).toHaveLength(0)
    const next = await serve(image)
    expect([next.status, next.headers.get('retry-after')]).toEqual([503, '2'])
    await expectSmall(next)
    expect(asked).toHaveLength(0)
    await untilAsked()
  }, 30_000)

  it('OPS-3: says at once that a film cannot be sent while the lake hangs, and lets it through when it is there', async () => {
    await untilAsked()
    expect(await refuseDuringOutage()).toBeNull()
    isThere = false
    const refused = await Promise.all([refuseDuringOutage(), refuseDuringOutage()])
    expect(refused.map((response) => response?.status)).toEqual([503, 503])
    isThere = true
    // It failed a moment ago, and is left alone for a while.
    expect((await refuseDuringOutage())?.status).toBe(503)
    await untilAsked()
    expect(await refuseDuringOutage()).toBeNull()
  }, 30_000)

  it('OPS-3: answers when the lake cuts the connection', async () => {
    answer = (request) => request.socket.destroy()
    const response = await serve(image)
    expect(response.status).toBe(503)
    await expectSmall(response)
    await untilAsked()
  }, 30_000)
})
