import {once} from 'node:events'
import {mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync} from 'node:fs'
import type {RequestListener, Server} from 'node:http'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {sendRaw} from '#http/testing/raw-request.ts'
import {sendKept} from '#server/media/send-kept.ts'
import {createFrontServer} from './create-front-server.ts'
import {staticFiles} from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'front-server-'))
const name = 'film.mp4'
/** Larger than the buffers of both ends of a connection on this machine. */
const size = 32 * 1024 * 1024
writeFileSync(join(folder, name), Buffer.alloc(size))

let handled = 0
let server: Server | undefined

beforeEach(() => (handled = 0))
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})
afterAll(() => rmSync(folder, {recursive: true}))

async function serve(listener: RequestListener): Promise<number> {
  server = createFrontServer(
    (request, response) => {
      handled += 1
      listener(request, response)
    },
    {keepAliveTimeout: 5000},
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.')
  return bound.port
}

const openFiles = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === join(folder, name)
    } catch {
      // The folder was read through a descriptor that is closed by now.
      return false
    }
  }).length

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`${openFiles()} files are open`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe('front server', () => {
  const files = staticFiles(folder, [])
  const kept = {key: '/film', asset: name, headers: {}, size, name}

  it.each<[string, RequestListener]>([
    ['static file', (request, response) => files(request, response)],
    [
      'cached media file',
      (request, response) =>
        sendKept(request, response, {folder, found: kept}, () => response.destroy()),
    ],
  ])('closes every %s when a client pipelines and never reads', async (_, listener) => {
    const port = await serve(listener)
    const client = connect(port, '127.0.0.1')
    client.on('error', () => undefined).pause()
    client.write(`GET /${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(200))
    await until(() => openFiles() > 0)
    expect(openFiles()).toBe(1)
    expect(handled).toBe(1)
    client.destroy()
    await until(() => openFiles() === 0)
    expect(handled).toBe(1)
  })

  it('responds to pipelined requests in their order', async () => {
    const port = await serve((request, response) => {
      setTimeout(() => response.end(`<${request.url}>`), request.url === '/1' ? 20 : 0)
    })
    const request = (path: string, connection: string) =>
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`
    const sent = request('/1', 'keep-alive') + request('/2', 'keep-alive') + request('/3', 'close')
    const received = await sendRaw(port, Buffer.from(sent), 5000)
    expect(received?.body.match(/<\/\d>/g)).toEqual(['</1>', '</2>', '</3>'])
  })

  it.each(['h2c', 'websocket', 'unknown'])(
    'ignores an offered upgrade to %s, also with a body',
    async (protocol) => {
      const port = await serve((request, response) => {
        request.on('data', (data: Buffer) => response.write(data)).on('end', () => response.end())
      })
      // Next listens for upgrades on whatever server hands it a request.
      server?.on('upgrade', (_, socket) => socket.destroy())
      const request =
        `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n` +
        `Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n\r\nbody`
      const received = await sendRaw(port, Buffer.from(request), 5000)
      expect(received?.status).toBe(200)
      expect(received?.body).toContain('body')
    },
  )

  it('returns 405 for CONNECT', async () => {
    const port = await serve((_, response) => response.end())
    const request = 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n'
    const received = await sendRaw(port, Buffer.from(request), 5000)
    expect(received).toMatchObject({status: 405, headers: {allow: 'GET, HEAD, POST'}})
    expect(handled).toBe(0)
  })
})
