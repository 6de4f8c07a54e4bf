import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {buffer} from 'node:stream/consumers'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import inject from 'light-my-request'
import {KeptMedia} from './kept-media.ts'
import {mediaInFront} from './media-in-front.ts'

const hash = '0123456789abcdef0123456789abcdef01234567'
const paper = `/media/files/${hash}.pdf`
const picture = `/media/images/${hash}-1280x720.jpg?w=640&fit=max&auto=format`
const drawing = `/media/images/${hash}-60x30.svg`
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>'.repeat(40)
const folder = mkdtempSync(join(tmpdir(), 'media-in-front-'))

/** What Next was asked: by visitors, and for the disk. */
let passed: string[] = []
let fetched: string[] = []
let isLakeAway = false

const next: RequestListener = (incoming, outgoing) => {
  passed.push(`${incoming.method} ${incoming.url}`)
  respond(incoming, outgoing)
}

/** Fetches what the lake has, for the disk. */
async function fetchMedia(url: string, headers: Record<string, string>) {
  fetched.push(`GET ${url}`)
  const response = await inject(respond, {method: 'GET', url, headers})
  const kept = ['content-type', 'cache-control', 'etag', 'vary'].flatMap((name) => {
    const value = response.headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  return {
    status: response.statusCode,
    headers: Object.fromEntries(kept),
    body: Readable.from([response.rawPayload]),
  }
}

/** Stands for Next, which forwards what the lake has. */
const respond: RequestListener = (incoming, outgoing) => {
  const {url = '', headers} = incoming
  if (isLakeAway) {
    outgoing.writeHead(503, {'cache-control': 'no-store'}).end('Not available')
    return
  }
  if (!url.includes(hash)) {
    outgoing.writeHead(404).end('Not found')
    return
  }
  const common = {'cache-control': 'public, max-age=31536000, immutable', etag: '"a"'}
  if (url === paper)
    outgoing.writeHead(200, {...common, 'content-type': 'application/pdf'}).end('a paper')
  else if (url === drawing)
    outgoing.writeHead(200, {...common, 'content-type': 'image/svg+xml', vary: 'Accept'}).end(svg)
  else {
    const format = headers.accept?.includes('image/webp') === true ? 'webp' : 'jpeg'
    outgoing
      .writeHead(200, {...common, 'content-type': `image/${format}`, vary: 'Accept'})
      .end(format)
  }
}

let kept: KeptMedia
let media: ReturnType<typeof mediaInFront>
const server = createServer((incoming, outgoing) => {
  if (!media.answer(incoming, outgoing, next)) next(incoming, outgoing)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const bound = server.address()
const port = typeof bound === 'object' && bound !== null ? bound.port : 0

beforeEach(() => {
  rmSync(folder, {recursive: true, force: true})
  kept = new KeptMedia(folder, {maxBytes: 1e6, maxFileBytes: 1e5})
  media = mediaInFront(kept, fetchMedia)
  passed = []
  fetched = []
  isLakeAway = false
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, {recursive: true, force: true})
})

async function get(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const outgoing = request({host: '127.0.0.1', port, path, method, headers}).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject)
  })
  return {status: response.statusCode, headers: response.headers, body: await buffer(response)}
}

/** Asks until the answer is the site's own: a copy is made once a visitor has been answered. */
async function untilKept(path: string, headers: IncomingHttpHeaders = {}): Promise<void> {
  const deadline = Date.now() + 5000
  for (;;) {
    const before = passed.length
    await get(path, headers)
    if (passed.length === before) return
    if (Date.now() > deadline) throw new Error(`${path} is not kept`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe('decision 103: pictures and files that the site keeps', () => {
  it('passes the first visitor on untouched, and answers the next while the lake is away', async () => {
    const first = await get(paper)
    expect([first.status, first.body.toString()]).toEqual([200, 'a paper'])
    await untilKept(paper)
    isLakeAway = true
    passed = []
    const second = await get(paper)
    expect([second.status, second.body.toString()]).toEqual([200, 'a paper'])
    expect(second.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '7',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"a"',
    })
    expect(passed).toEqual([])
  })

  it('answers a file that it prepared to the first visitor', async () => {
    await media.prepare(paper)
    isLakeAway = true
    expect((await get(paper)).status).toBe(200)
    await expect(media.prepare('/about')).rejects.toThrow(TypeError)
  })

  it('answers parts of a film, 304, HEAD, and 416 for what is beyond its end', async () => {
    await media.prepare(paper)
    const part = await get(paper, {range: 'bytes=2-'})
    expect([part.status, part.body.toString()]).toEqual([206, 'paper'])
    expect(part.headers['content-range']).toBe('bytes 2-6/7')
    expect((await get(paper, {'if-none-match': '"a"'})).status).toBe(304)
    const head = await get(paper, {}, 'HEAD')
    expect([head.headers['content-length'], head.body.length]).toEqual(['7', 0])
    const beyond = await get(paper, {range: 'bytes=7-'})
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */7'])
    expect(beyond.headers['cache-control']).toBe('no-store')
    expect(passed).toEqual([])
  })

  it('keeps a picture in the format that the browser takes', async () => {
    const takesWebp = {accept: 'image/avif,image/webp,*/*'}
    await untilKept(picture, takesWebp)
    await untilKept(picture, {accept: 'image/png'})
    isLakeAway = true
    const webp = await get(picture, {accept: 'text/html,image/webp'})
    expect([webp.headers['content-type'], webp.body.toString()]).toEqual(['image/webp', 'webp'])
    expect(webp.headers['vary']).toBe('Accept')
    expect((await get(picture)).body.toString()).toBe('jpeg')
  })

  it('keeps a drawing in the coding that the browser takes', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      await untilKept(drawing, {'accept-encoding': encoding})
    }
    isLakeAway = true
    const br = await get(drawing, {'accept-encoding': 'gzip, br'})
    expect(brotliDecompressSync(br.body).toString()).toBe(svg)
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(br.body.length),
      etag: 'W/"a"',
      vary: 'Accept, Accept-Encoding',
    })
    const gzip = await get(drawing, {'accept-encoding': 'gzip'})
    expect(gunzipSync(gzip.body).toString()).toBe(svg)
    expect((await get(drawing)).body.toString()).toBe(svg)
    expect((await get(drawing, {'if-none-match': 'W/"a"'})).status).toBe(304)
  })

  it('keeps nothing of a failure, nor what is no picture or file', async () => {
    isLakeAway = true
    expect((await get(paper)).status).toBe(503)
    await expect(media.prepare(paper)).rejects.toThrow('cannot be had now')
    isLakeAway = false
    const absent = `/media/files/${'f'.repeat(40)}.pdf`
    await expect(media.prepare(absent)).resolves.toBeUndefined()
    expect((await get(absent)).status).toBe(404)
    expect((await get('/about')).status).toBe(404)
    await untilKept(paper)
    expect(fetched.filter((line) => line !== `GET ${paper}`)).toEqual([`GET ${absent}`])
  })

  it('fetches nothing for a HEAD request', async () => {
    const head = await get(paper, {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    await untilKept(picture)
    expect(passed[0]).toBe(`HEAD ${paper}`)
    expect(fetched).toEqual([`GET ${picture}`])
    expect(kept.find(`${paper} identity`)).toBeUndefined()
  })

  it.each([
    `${paper}?`,
    `${paper}?&`,
    `${paper}?dl=x`,
    `${picture}&`,
    `/media/files/%30${hash}.pdf`,
  ])('returns 404 for %s, whatever the lake has', async (address) => {
    expect((await get(address)).status).toBe(404)
    await untilKept(paper)
    expect(fetched).toEqual([`GET ${paper}`])
    expect(passed[0]).toBe('GET /media/none')
  })

  it('asks Next again for what somebody took from the disk', async () => {
    await media.prepare(paper)
    rmSync(join(folder, kept.find(`${paper} identity`)?.name ?? ''))
    const answer = await get(paper)
    expect([answer.status, answer.body.toString()]).toEqual([200, 'a paper'])
    expect(passed).toEqual([`GET ${paper}`])
  })

  it('forgets what was deleted', async () => {
    await media.prepare(paper)
    kept.retain(new Set())
    await get(paper)
    expect(passed).toEqual([`GET ${paper}`])
  })
})
