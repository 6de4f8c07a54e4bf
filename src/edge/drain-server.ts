import {once} from 'node:events'
import type {Server as HttpServer} from 'node:http'
import {Server as NetServer, type Socket} from 'node:net'
import {setImmediate, setTimeout} from 'node:timers/promises'

interface Drain {
  /** How long to wait for an event loop turn without a new connection. */
  maxAcceptMs: number
  /** How long an open connection may be idle before it is closed without a response. */
  maxIdleMs: number
  connections: ReadonlySet<Socket>
}

/** A longer turn of the event loop may have delayed new connections. Any that arrives after the last turn is lost. */
const busyTurnMs = 0.2

/**
 * Closes a server without losing a request. The operating system accepts connections before the server does, and
 * closing the server resets them, so this first accepts connections until none is waiting. Open connections then have
 * `maxIdleMs` for one more request, to which the caller responds with `Connection: close`.
 *
 * @returns when every connection is closed
 */
export async function drainServer(
  server: HttpServer,
  {maxAcceptMs, maxIdleMs, connections}: Drain,
): Promise<void> {
  await acceptWaiting(server, maxAcceptMs)
  const closed = once(server, 'close')
  // `close` of an HTTP server also ends idle connections immediately.
  NetServer.prototype.close.call(server)
  const waited = new AbortController()
  await Promise.race([
    closed,
    setTimeout(maxIdleMs, undefined, {signal: waited.signal}).catch(() => undefined),
  ])
  waited.abort()
  // Node never counts a connection without a request as idle; browsers open some ahead.
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  // A connection in use becomes idle after its response.
  const idle = globalThis.setInterval(() => server.closeIdleConnections(), 50)
  server.closeIdleConnections()
  await closed
  clearInterval(idle)
}

async function acceptWaiting(server: HttpServer, maxMs: number): Promise<void> {
  const begin = performance.now()
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  let turn = begin
  let isWaiting = true
  // The first turn began before this call.
  for (let turns = 0; isWaiting || turns < 2; turns += 1) {
    const before = accepted
    await setImmediate()
    const now = performance.now()
    isWaiting = now - begin < maxMs && (accepted > before || now - turn > busyTurnMs)
    turn = now
  }
}
