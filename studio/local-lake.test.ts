import {once} from 'node:events'
import {WebSocketServer, type WebSocket as ServerSocket} from 'ws'
import {createLocalClient, listenOverWebSocket} from './local-lake.ts'
import {PendingWrites} from './saving/pending-writes.ts'

async function listenerServer() {
  const server = new WebSocketServer({port: 0, host: '127.0.0.1'})
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const connected = new Promise<ServerSocket>((resolve) => server.once('connection', resolve))
  return {server, connected, url: new URL(`http://127.0.0.1:${port}/v1/data/listen/production`)}
}

const event = 'event: welcome\ndata: {}\n\n'

describe('listenOverWebSocket', () => {
  it('returns an event stream that ends when the connection closes', async () => {
    const {server, connected, url} = await listenerServer()
    const response = await listenOverWebSocket(url)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const socket = await connected
    socket.send(event)
    socket.send(event)
    socket.close()
    expect(await response.text()).toBe(event + event)
    server.close()
  })

  it('closes the connection when the reader cancels', async () => {
    const {server, connected, url} = await listenerServer()
    const response = await listenOverWebSocket(url)
    const closed = once(await connected, 'close')
    await response.body?.cancel()
    await closed
    server.close()
  })

  it('closes the connection when the signal aborts', async () => {
    const {server, connected, url} = await listenerServer()
    const abort = new AbortController()
    const response = await listenOverWebSocket(url, abort.signal)
    await connected
    abort.abort()
    expect(await response.text()).toBe('')
    server.close()
  })

  it('rejects when it is aborted while connecting, and closes the connection once it opens', async () => {
    const {server, connected, url} = await listenerServer()
    const abort = new AbortController()
    const listening = listenOverWebSocket(url, abort.signal)
    abort.abort()
    await expect(listening).rejects.toMatchObject({name: 'AbortError'})
    await once(await connected, 'close')
    server.close()
  })

  it('rejects with a TypeError when the server is unreachable', async () => {
    const {server, url} = await listenerServer()
    server.close()
    await once(server, 'close')
    await expect(listenOverWebSocket(url)).rejects.toThrow(TypeError)
  })
})

describe('createLocalClient', () => {
  it('names the last event when a listener connects again (G-5)', async () => {
    Object.assign(globalThis, {window: globalThis})
    const {server, connected, url} = await listenerServer()
    const config = {projectId: 'local', dataset: 'production', apiVersion: '2025-02-19'}
    const local = {...config, apiHost: url.origin, useCdn: false}
    const listening = createLocalClient(local, new PendingWrites())
      .listen('*', {}, {tag: 'studio.pair', events: ['welcome']})
      .subscribe()
    const socket = await connected
    socket.send('retry: 10\nid: last#doc\nevent: welcome\ndata: {}\n\n')
    socket.close()
    const address = await new Promise((resolve) =>
      server.once('connection', (_, request) => resolve(request.url)),
    )
    expect(address).toContain('lastEventId=last%23doc')
    listening.unsubscribe()
    server.close()
    Reflect.deleteProperty(globalThis, 'window')
  })
})
