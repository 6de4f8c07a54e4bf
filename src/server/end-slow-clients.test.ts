import {jest} from '@jest/globals'
import {createServer} from 'node:http'
import {connect, type Socket} from 'node:net'
import {setImmediate as turn} from 'node:timers/promises'
import {listen} from '#lib/testing/listen.ts'
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
const port = await listen(server)

afterAll(() => {
  // The watch covers the whole process, in which other files' tests run next.
  stop()
  server.close()
})

async function open() {
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const client = connect(port, '127.0.0.1').on('error', () => undefined)
  const serverSide = await accepted
  let sent = 0
  let response = ''
  client.on('data', (data) => (response += data.toString()))
  return {
    client,
    response: () => response,
    isClosed: () => serverSide.destroyed,
    /** Resolves when the server has read all of it. */
    send: async (text: string) => {
      client.write(text)
      sent += text.length
      while (serverSide.bytesRead < sent) await turn()
    },
    responds: async (times: number) => {
      while (response.split('taken').length <= times && !serverSide.destroyed) await turn()
      expect(response.split('taken')).toHaveLength(times + 1)
    },
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
  ])('ends a connection that sends %s', async (_case, parts, deadline) => {
    const {send, isClosed, response} = await open()
    for (const part of parts) await send(part)
    jest.advanceTimersByTime(deadline - 1)
    expect(isClosed()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(isClosed()).toBe(true)
    expect(response()).toBe('')
  })

  it('keeps slow but complete requests, and idle connections between requests', async () => {
    const {send, responds, client} = await open()
    jest.advanceTimersByTime(headersMs - 1)
    await send(`${head}Content-Length: 3\r\n\r\na`)
    for (const part of ['b', 'c']) {
      jest.advanceTimersByTime(bodyMs / 2 - 1)
      await send(part)
    }
    await responds(1)
    jest.advanceTimersByTime(2 * bodyMs)
    await send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await responds(2)
    client.destroy()
  })

  it('ignores new connections after it was stopped', async () => {
    stop()
    const {send, responds, client} = await open()
    jest.advanceTimersByTime(10 * headersMs)
    await send(`${head}Content-Length: 0\r\n\r\n`)
    await responds(1)
    client.destroy()
  })
})
