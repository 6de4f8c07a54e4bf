import {jest} from '@jest/globals'
import {once} from 'node:events'
import {createServer} from 'node:http'
import {connect, type Socket} from 'node:net'
import {setImmediate as turn} from 'node:timers/promises'
import {endSlowClients} from './end-slow-clients.ts'

const headersMs = 15_000
const bodyMs = 25_000

// The deadlines run on a fake clock, and the connections are real.
jest.useFakeTimers({doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance']})
const stop = endSlowClients({headersMs, bodyMs})

/** Responds after it has received the whole request. */
const server = createServer({keepAliveTimeout: 0}, (request, response) => {
  request.resume().on('end', () => response.end('taken'))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const bound = server.address()
const port = typeof bound === 'object' && bound !== null ? bound.port : 0

afterAll(() => {
  // The watch covers the whole process, in which other files' tests run next.
  stop()
  server.close()
})

class Client {
  response = ''
  readonly #client: Socket
  readonly #server: Socket
  #sent = 0

  constructor(client: Socket, serverSide: Socket) {
    this.#client = client
    this.#server = serverSide
    client.on('data', (data) => (this.response += data.toString()))
    client.on('error', () => undefined)
  }

  get isClosed(): boolean {
    return this.#server.destroyed
  }

  static async open(): Promise<Client> {
    const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
    return new Client(connect(port, '127.0.0.1'), await accepted)
  }

  /** Resolves when the server has read all of it. */
  async send(text: string): Promise<void> {
    this.#client.write(text)
    this.#sent += text.length
    while (this.#server.bytesRead < this.#sent) await turn()
  }

  async waitUntil(isSo: () => boolean): Promise<void> {
    while (!isSo()) await turn()
  }

  end(): void {
    this.#client.destroy()
  }
}

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\n'
const withLength = `${head}Content-Length: 90\r\n\r\n`
const inChunks = `${head}Transfer-Encoding: chunked\r\n\r\n`

describe('endSlowClients', () => {
  it.each([
    ['nothing', [], headersMs],
    ['headers that never end', [head, 'X-A: b\r\n', 'X-A: b\r\n'], headersMs],
    ['a body that never ends', [withLength, 'a', 'a'], bodyMs],
    ['chunks that never end', [inChunks, '1\r\na\r\n', '1\r\na\r\n'], bodyMs],
  ])('ends a connection that sends %s (decision 50)', async (_case, parts, deadline) => {
    const client = await Client.open()
    for (const part of parts) await client.send(part)
    jest.advanceTimersByTime(deadline - 1)
    expect(client.isClosed).toBe(false)
    jest.advanceTimersByTime(1)
    expect(client.isClosed).toBe(true)
    expect(client.response).toBe('')
  })

  it('keeps slow but complete requests, and idle connections between requests', async () => {
    const client = await Client.open()
    jest.advanceTimersByTime(headersMs - 1)
    await client.send(`${head}Content-Length: 3\r\n\r\na`)
    for (const part of ['b', 'c']) {
      jest.advanceTimersByTime(bodyMs / 2 - 1)
      await client.send(part)
    }
    await client.waitUntil(() => client.response.includes('taken'))
    jest.advanceTimersByTime(2 * bodyMs)
    client.response = ''
    await client.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await client.waitUntil(() => client.response.includes('taken') || client.isClosed)
    expect(client.response).toContain('taken')
    client.end()
  })

  it('ignores new connections after it was stopped', async () => {
    stop()
    const client = await Client.open()
    jest.advanceTimersByTime(10 * headersMs)
    await client.send(`${head}Content-Length: 0\r\n\r\n`)
    await client.waitUntil(() => client.response.includes('taken') || client.isClosed)
    expect(client.response).toContain('taken')
    client.end()
  })
})
