import type {IncomingMessage} from 'node:http'
import type {Socket} from 'node:net'
import {type Stop, watchConnections, watchRequests} from './watch-process.ts'

interface Deadlines {
  /** Until the headers of the first request are complete. */
  headersMs: number
  /** Until a request's body is complete. Longer than the routes' own timeout, whose response explains the problem. */
  bodyMs: number
}

const defaultDeadlines: Deadlines = {headersMs: 15_000, bodyMs: 25_000}

/**
 * Ends connections whose clients send too slowly. Node checks only every half minute and allows five minutes for a
 * body, so a client that sends a byte now and then could hold many connections.
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
