import {subscribe, unsubscribe} from 'node:diagnostics_channel'
import {IncomingMessage} from 'node:http'
import {Socket} from 'node:net'

/** How long a client may take to send, in milliseconds. */
interface Deadlines {
  /** Until the headers of its first request are there. */
  headersMs: number
  /** Until the body of a request is there: longer than a route waits for it, so that it is told first. */
  bodyMs: number
}

const defaultDeadlines: Deadlines = {headersMs: 15_000, bodyMs: 25_000}

/**
 * Ends connections of this process whose clients send too slowly. Node itself looks every half minute, and lets a body
 * come for five minutes: whoever sends a byte now and then holds as many connections as they like.
 *
 * @param deadlines - how long they may take
 * @returns ends what this began: connections that come from then on may take their time
 */
export function endSlowClients({headersMs, bodyMs}: Deadlines = defaultDeadlines): () => void {
  const waiting = new WeakMap<Socket, NodeJS.Timeout>()
  const watchConnection = (message: unknown) => {
    const socket = partOf(message, 'socket')
    if (!(socket instanceof Socket)) return
    const timer = setTimeout(() => socket.destroy(), headersMs).unref()
    waiting.set(socket, timer)
    socket.once('close', () => clearTimeout(timer))
  }
  const watchRequest = (message: unknown) => {
    const request = partOf(message, 'request')
    if (!(request instanceof IncomingMessage)) return
    const {socket} = request
    clearTimeout(waiting.get(socket))
    if (!hasBody(request)) return
    const timer = setTimeout(() => {
      if (!request.complete) socket.destroy()
    }, bodyMs).unref()
    request.once('close', () => clearTimeout(timer))
  }
  subscribe('net.server.socket', watchConnection)
  subscribe('http.server.request.start', watchRequest)
  return () => {
    unsubscribe('net.server.socket', watchConnection)
    unsubscribe('http.server.request.start', watchRequest)
  }
}

function hasBody({headers}: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function partOf(message: unknown, name: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined
}
