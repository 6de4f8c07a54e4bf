import {once} from 'node:events'
import {createServer} from 'node:http'
import {connect} from 'node:net'
import {endSlowClients} from './end-slow-clients.ts'

endSlowClients({headersMs: 150, bodyMs: 300})
/** It answers a request when all of it is there. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('taken'))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const bound = server.address()
const port = typeof bound === 'object' && bound !== null ? bound.port : 0

afterAll(() => server.close())

/** Sends one part after the other, 100 ms apart, and returns what came back before the connection ended. */
async function send(parts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  socket.on('error', () => undefined)
  const ended = once(socket, 'close')
  for (const part of parts) {
    if (!socket.writable) break
    socket.write(part)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await ended
  return answer
}

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n'

describe('endSlowClients', () => {
  it.each([
    ['nothing', []],
    ['headers that never end', [head, 'X-A: b\r\n', 'X-A: b\r\n', 'X-A: b\r\n']],
    [
      'a body that never ends',
      [`${head}Content-Length: 90\r\n\r\n`, ...Array<string>(8).fill('a')],
    ],
    [
      'chunks that never end',
      [`${head}Transfer-Encoding: chunked\r\n\r\n`, ...Array<string>(8).fill('1\r\na\r\n')],
    ],
  ])('decision 50: ends a connection that sends %s', async (_case, parts) => {
    expect(await send(parts)).toBe('')
  })

  it('leaves others alone, in whatever parts they send', async () => {
    const parts = [`${head}Content-Length: 3\r\n\r\na`, 'b', 'c']
    expect(await send(parts)).toContain('taken')
    expect(
      await send(['GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n']),
    ).toContain('taken')
  })
})
