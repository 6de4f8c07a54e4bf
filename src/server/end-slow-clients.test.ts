import {jest} from '@jest/globals'
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {Socket} from 'node:net'
import {setImmediate as turn} from 'node:timers/promises'
import {listen} from '#lib/testing/listen.ts'
import {openRaw} from '#lib/testing/raw-request.ts'
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
const accepted: Socket[] = []
server.on('connection', (socket: Socket) => accepted.push(socket))
const port = await listen(server)

afterAll(() => {
  // The watch covers the whole process, in which other files' tests run next.
  stop()
  server.close()
})

async function open() {
  const [{socket, received}] = await Promise.all([openRaw(port), once(server, 'connection')])
  const serverSide = accepted.at(-1)
  let sent = 0
  return {
    received,
    isClosed: () => serverSide?.destroyed,
    end: () => socket.destroy(),
    /** Resolves when the server has read all of it. */
    send: async (text: string) => {
      socket.write(text)
      sent += text.length
      while ((serverSide?.bytesRead ?? 0) < sent) await turn()
    },
    responds: async (times: number) => {
      while (received().split('taken').length <= times && !serverSide?.destroyed) await turn()
      expect(received().split('taken')).toHaveLength(times + 1)
    },
  }
}

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\n'
const inChunks = `${head}Transfer-Encoding: chunked\r\n\r\n`

describe('endSlowClients', () => {
  it.each([
    ['nothing', [], headersMs],
    ['headers that never end', [head, 'X-A: b\r\n', 'X-A: b\r\n'], headersMs],
    ['a body that never ends', [`${head}Content-Length: 90\r\n\r\n`, 'a', 'a'], bodyMs],
    ['chunks that never end', [inChunks, '1\r\na\r\n', '1\r\na\r\n'], bodyMs],
  ])('ends a connection that sends %s', async (_case, parts, deadline) => {
    const {send, isClosed, received} = await open()
    for (const part of parts) await send(part)
    jest.advanceTimersByTime(deadline - 1)
    expect(isClosed()).toBe(false)
    jest.advanceTimersByTime(1)
    expect([isClosed(), received()]).toEqual([true, ''])
  })

  it('keeps slow but complete requests, and idle connections between requests', async () => {
    const {send, responds, end} = await open()
    jest.advanceTimersByTime(headersMs - 1)
    await send(`${head}Content-Length: 2\r\n\r\na`)
    jest.advanceTimersByTime(bodyMs - 1)
    await send('b')
    await responds(1)
    jest.advanceTimersByTime(2 * bodyMs)
    await send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await responds(2)
    end()
  })
})
