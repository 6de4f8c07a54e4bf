import {jest} from '@jest/globals'
import {once} from 'node:events'
import {mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync} from 'node:fs'
import type {RequestListener, ServerResponse} from 'node:http'
import type {Socket} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {until} from '#lib/testing/until.ts'
import {openRaw as open, sendRaw} from '#lib/testing/raw-request.ts'
import {watchRequests} from '#server/watch-process.ts'
import type {Limits} from './server.ts'
import {startEdge} from './testing/start-edge.ts'

const folder = mkdtempSync(join(tmpdir(), 'hostile-clients-'))
const name = 'film.mp4'
/** Exceeds the buffers at both ends of a connection. */
const size = 32 * 1024 * 1024
writeFileSync(join(folder, name), Buffer.alloc(size))

let handled = 0
let stop = () => Promise.resolve()

beforeEach(() => (handled = 0))
afterEach(() => stop())
afterAll(() => rmSync(folder, {recursive: true}))

async function start(listener: RequestListener, options: Parameters<typeof startEdge>[1] = {}) {
  const site = await startEdge((request, response) => {
    handled += 1
    listener(request, response)
  }, options)
  stop = () => site.stop()
  return site
}

/** Sends the lines of a request and returns the response. */
const send = (port: number, line: string, ...headers: string[]) => {
  const lines = [`${line} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', '']
  return sendRaw(port, Buffer.from(lines.join('\r\n'), 'latin1'), 10_000)
}
const fileRequest = `GET /_next/static/${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const oneRequest = 'GET /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n'
const filesIn = (root: string) => [{prefix: '/_next/static/', root, isImmutable: true}]
const protectedHeaders = {'cache-control': 'no-store', 'x-content-type-options': 'nosniff'}

const page: RequestListener = (_, response) =>
  response.writeHead(200, {'content-type': 'text/html'}).end('<p>Hello</p>')

const openFiles = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === join(folder, name)
    } catch {
      // The descriptor of this directory listing is closed by now.
      return false
    }
  }).length

describe('a client that sends slowly', () => {
  it.each([
    ['nothing', ''],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ])('is disconnected when it sends %s', async (_what, bytes) => {
    const {port} = await start(page, {limits: {headersMs: 100}})
    const {socket} = await open(port)
    socket.write(bytes)
    await until(() => socket.closed)
    expect(handled).toBe(0)
  })
})

describe('a client that pipelines', () => {
  it('has one file open at a time, and none after it disconnects', async () => {
    const {port} = await start(page, {folders: filesIn(folder)})
    const {socket} = await open(port)
    socket.pause().write(fileRequest.repeat(20))
    await until(() => openFiles() > 0)
    expect(openFiles()).toBe(1)
    socket.destroy()
    await until(() => openFiles() === 0)
    expect(handled).toBe(0)
  })

  it('gets responses in the order of its requests', async () => {
    const {port} = await start((request, response) => {
      setTimeout(() => response.end(`<${request.url}>`), request.url === '/api/1' ? 20 : 0)
    })
    const sent = ['/api/1', '/api/2', '/api/3'].map((path) => oneRequest.replace('/api/x', path))
    const {socket, received} = await open(port)
    socket.write(sent.join(''))
    await until(() => received().includes('</api/3>'))
    socket.destroy()
    expect(received().match(/<\/api\/\d>/g)).toEqual(['</api/1>', '</api/2>', '</api/3>'])
  })
})

describe('a client whose requests wait for each other', () => {
  it('is disconnected when it sends too many of them (OPS-4)', async () => {
    const {port} = await start(() => undefined)
    const {socket} = await open(port)
    let parsed = 0
    const stopWatching = watchRequests(() => void (parsed += 1))
    socket.write(oneRequest.repeat(2000))
    await until(() => socket.closed)
    stopWatching()
    expect(parsed).toBeLessThan(40)
  })

  it('is disconnected when other clients have sent too many of them (OPS-4)', async () => {
    const {port} = await start(() => undefined, {limits: {waiting: 9}})
    const [first, second, third] = await Promise.all([open(port), open(port), open(port)])
    first.socket.write(oneRequest.repeat(6))
    await until(() => handled === 1)
    second.socket.write(oneRequest.repeat(6))
    await until(() => second.socket.closed)
    // Its requests no longer wait.
    third.socket.write(oneRequest.repeat(5))
    await until(() => handled === 3)
    for (const {socket} of [first, third]) socket.destroy()
  })
})

describe('a client that offers an upgrade', () => {
  it('gets a response without it', async () => {
    const {port, edge} = await start((request, response) => {
      request.on('data', (data: Buffer) => response.write(data)).on('end', () => response.end())
    })
    // Next listens for upgrades on any server that hands it a request.
    edge.server.on('upgrade', (_, socket) => socket.destroy())
    const request =
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n` +
      `Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\nbody`
    const received = await sendRaw(port, Buffer.from(request), 5000)
    expect(received?.status).toBe(200)
    expect(received?.body).toContain('body')
  })

  it('gets 405 for CONNECT', async () => {
    const {port} = await start(page)
    const received = await send(port, 'CONNECT other.example:443')
    expect(received).toMatchObject({status: 405, headers: {allow: 'GET, HEAD, POST'}})
    expect(handled).toBe(0)
  })
})

describe('a malformed request', () => {
  it.each([
    ['GET /x%ff', 400],
    ['TRACE /about', 405],
    [`GET /${'a'.repeat(8000)}`, 414],
  ])('is refused without Next and without a log line (OPS-4): %s', async (line, status) => {
    const logged = jest.spyOn(console, 'error')
    const {port} = await start(page)
    const received = await send(port, line)
    expect(received).toMatchObject({status, headers: protectedHeaders})
    expect(received?.headers['content-security-policy']).toContain("default-src 'none'")
    expect(handled).toBe(0)
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })

  it('reaches Next without the origin of its target, or is redirected (OPS-4)', async () => {
    const {port} = await start((request, response) => response.end(request.url))
    const get = (target: string) => send(port, `GET ${target}`)
    expect(await get('http://other.example/about')).toMatchObject({status: 200, body: '/about'})
    expect(await get('//x')).toMatchObject({status: 308, headers: {location: '/x'}})
    expect(handled).toBe(1)
  })
})

describe('a request beyond the limit', () => {
  const waiting: ServerResponse[] = []

  afterEach(() => void waiting.splice(0))

  async function startBusy(limits: Partial<Limits>) {
    const {port} = await start((_, response) => void waiting.push(response), {limits})
    const ask = (method = 'GET') => send(port, `${method} /api/x`)
    return {port, ask}
  }
  /** Expects that a second request reaches Next. */
  async function expectAdmitted(ask: () => ReturnType<typeof send>) {
    const second = ask()
    await until(() => waiting.length === 2)
    waiting[1]?.end()
    expect((await second)?.status).toBe(200)
  }

  it('gets 503 with Retry-After until another response ends (OPS-4)', async () => {
    const {ask} = await startBusy({reads: 1})
    const first = ask()
    await until(() => waiting.length === 1)
    const refused = await ask()
    expect(refused).toMatchObject({
      status: 503,
      headers: {...protectedHeaders, 'retry-after': '2'},
    })
    expect(refused?.body).toContain('call 999')
    waiting[0]?.end('first')
    expect((await first)?.body).toContain('first')
    await expectAdmitted(ask)
  })

  it('has a separate limit for forms, whose response says that nothing was saved (OPS-4)', async () => {
    const {ask} = await startBusy({reads: 1, writes: 1})
    const both = [ask(), ask('POST')]
    await until(() => waiting.length === 2)
    expect((await ask('POST'))?.body).toContain('has not been saved')
    expect((await ask())?.body).not.toContain('saved')
    for (const response of waiting) response.end()
    await Promise.all(both)
  })

  it('is admitted after a client has disconnected (OPS-4)', async () => {
    const {port, ask} = await startBusy({reads: 1})
    const {socket} = await open(port)
    socket.write(oneRequest)
    await until(() => waiting.length === 1)
    const [first] = waiting
    const closed = first && once(first, 'close')
    socket.destroy()
    await closed
    await expectAdmitted(ask)
  })

  it.each([
    ['complete', (response: ServerResponse) => response.end(Buffer.alloc(size))],
    ['unfinished', (response: ServerResponse) => response.write(Buffer.alloc(size))],
  ])(
    'is admitted when another client does not read its %s response (OPS-4)',
    async (_, respond) => {
      const {port, ask} = await startBusy({reads: 1})
      const {socket} = await open(port)
      socket.pause().write(oneRequest)
      await until(() => waiting.length === 1)
      if (waiting[0]) respond(waiting[0])
      await expectAdmitted(ask)
      socket.destroy()
    },
  )

  it('is admitted when another client withholds its body, which reaches Next whole (OPS-4)', async () => {
    const bodies: string[] = []
    const keep: RequestListener = (request, response) =>
      void text(request).then((body) => response.end(String(bodies.push(body))))
    const {port, edge} = await start(keep, {limits: {writes: 1}})
    const {socket, received} = await open(port)
    socket.write('POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbo')
    await once(edge.server, 'request')
    expect((await send(port, 'POST /api/x'))?.status).toBe(200)
    socket.write('dy')
    await until(() => received().includes('200 OK'))
    expect(bodies).toEqual(['', 'body'])
    socket.destroy()
  })

  it('gets 503 when its network has half of the places, and others get the rest (OPS-4)', async () => {
    const {port} = await start((_, response) => void waiting.push(response), {
      limits: {reads: 2},
      trustedProxyHops: 1,
    })
    const from = (address: string) => send(port, 'GET /api/x', `X-Forwarded-For: ${address}`)
    const first = from('2001:db8::1')
    await until(() => waiting.length === 1)
    expect((await from('2001:db8::2'))?.status).toBe(503)
    const second = from('192.0.2.7')
    await until(() => waiting.length === 2)
    for (const response of waiting) response.end()
    await Promise.all([first, second])
  })
})

it('a client that never reads is disconnected', async () => {
  const {port, edge} = await start(page, {folders: filesIn(folder), limits: {stallMs: 50}})
  const accepted: Socket[] = []
  edge.server.on('connection', (socket: Socket) => void accepted.push(socket))
  const {socket} = await open(port)
  socket.pause().write(fileRequest)
  await until(() => accepted[0]?.destroyed === true && openFiles() === 0)
  socket.destroy()
})

describe('a stopping server', () => {
  it('closes connections without a request (OPS-8)', async () => {
    const {port, edge} = await start(page, {limits: {drainMs: 10}})
    const {socket} = await open(port)
    await Promise.all([once(socket, 'close'), edge.close()])
  })

  it('responds once more on every open connection, with Connection: close (OPS-8)', async () => {
    const {port, edge} = await start(page)
    const request = 'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const clients = await Promise.all(Array.from({length: 20}, () => open(port)))
    for (const {socket} of clients) socket.write(request)
    await until(() => clients.every(({received}) => received().includes('<p>Hello</p>')))
    const closed = edge.close()
    await until(() => !edge.server.listening)
    const ends = clients.map(({socket}) => once(socket, 'close'))
    for (const {socket} of clients) socket.write(request)
    await Promise.all([closed, ...ends])
    for (const {received} of clients) {
      const [, second = ''] = received().split('<p>Hello</p>')
      expect(second).toMatch(/^HTTP\/1\.1 200 /)
      expect(second).toMatch(/connection: close/i)
    }
  })
})
