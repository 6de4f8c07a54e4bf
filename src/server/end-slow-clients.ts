import type {IncomingMessage} from 'node:http'
import type {Socket} from 'node:net'
import {type Stop, watchConnections, watchRequests} from './watch-process.ts'

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
 * @returns ends it: connections that come from then on may take their time
 */
export function endSlowClients({headersMs, bodyMs}: Deadlines = defaultDeadlines): Stop {
  const waiting = new WeakMap<Socket, NodeJS.Timeout>()
  const stops = [
    watchConnections((socket) => {
      const timer = setTimeout(() => socket.destroy(), headersMs).unref()
      waiting.set(socket, timer)
      socket.once('close', () => clearTimeout(timer))
    }),
    watchRequests((request) => {
      const {socket} = request
      clearTimeout(waiting.get(socket))
      if (!hasBody(request)) return
      const timer = setTimeout(() => {
        if (!request.complete) socket.destroy()
      }, bodyMs).unref()
      request.once('close', () => clearTimeout(timer))
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

function hasBody({headers}: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
