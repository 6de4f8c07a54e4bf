import {once} from 'node:events'
import {createServer, get} from 'node:http'
import {listen} from '#lib/testing/listen.ts'
import {drainServer} from './drain-server.ts'

/** Blocks the event loop during each response, as rendering does. */
async function startServer() {
  const server = createServer((_, response) => {
    const end = performance.now() + 3
    while (performance.now() < end);
    response.end('answered')
  })
  const port = await listen(server)
  const request = async (): Promise<string> => {
    const {promise, resolve} = Promise.withResolvers<string>()
    get({port, host: '127.0.0.1', agent: false}, (answer) =>
      answer.resume().on('end', () => resolve('answered')),
    ).on('error', ({message}) => resolve(message))
    return await promise
  }
  return {server, request}
}

describe('drainServer', () => {
  it('responds on every accepted connection, and refuses later ones (OPS-8)', async () => {
    const {server, request} = await startServer()
    const visitors = Array.from({length: 40}, request)
    // The server has accepted the first connections, and the operating system holds the others.
    await once(server, 'request')
    const closed = drainServer(server, {maxAcceptMs: 10_000, maxIdleMs: 0, connections: new Set()})
    expect(new Set(await Promise.all(visitors))).toEqual(new Set(['answered']))
    await closed
    expect(await request()).toContain('ECONNREFUSED')
  })

  it('stops accepting after maxAcceptMs while connections keep coming (OPS-8)', async () => {
    const {server, request} = await startServer()
    let isOver = false
    const visitors = Array.from({length: 4}, async () => {
      while (!isOver) await request()
    })
    await once(server, 'request')
    await drainServer(server, {maxAcceptMs: 100, maxIdleMs: 0, connections: new Set()})
    isOver = true
    await Promise.all(visitors)
    expect(server.listening).toBe(false)
  })
})
