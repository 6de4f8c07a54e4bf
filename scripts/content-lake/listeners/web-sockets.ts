import {type IncomingMessage, type Server, STATUS_CODES} from 'node:http'
import type {Duplex} from 'node:stream'
import {WebSocketServer} from 'ws'
import {requireUnpublished} from '#content-lake/auth/access.ts'
import {datasetNotFound, httpError, LakeError} from '#content-lake/http/errors.ts'
import {requireLocalHost} from '#content-lake/http/guards.ts'
import type {ServerParts} from '#content-lake/http/lake-server.ts'
import {readTarget} from '#content-lake/http/request.ts'
import type {Lake} from '#content-lake/lake.ts'
import {type EventChannel, socketChannel} from './event-channel.ts'
import {eventSourceFor} from './listen-routes.ts'

const eventsPath = /^\/data\/(listen|live\/events)\/([^/]+)\/?$/
const presencePath = /^\/socket\/[^/]+\/?$/

/** Accepts WebSockets: event streams, and the Studio's presence channel, which stays silent. */
export function attachWebSockets(server: Server, lake: Lake, parts: ServerParts): WebSocketServer {
  const sockets = new WebSocketServer({noServer: true, maxPayload: 1 << 20})
  server.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => socket.destroy())
    try {
      const connect = connectionFor(lake, incoming, parts)
      sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
        webSocket.on('error', () => webSocket.terminate())
        connect?.(socketChannel(webSocket))
      })
    } catch (error) {
      refuse(socket, error)
    }
  })
  return sockets
}

function connectionFor(
  lake: Lake,
  incoming: IncomingMessage,
  parts: ServerParts,
): ((channel: EventChannel) => void) | undefined {
  requireLocalHost(incoming)
  const {origin} = incoming.headers
  // Browsers send no preflight for WebSockets.
  if (origin !== undefined && !parts.isAllowedOrigin(origin)) {
    throw httpError(403, `The origin ${origin} may not open a WebSocket here`)
  }
  const {address, apiVersion, path} = readTarget(incoming.url)
  const access = parts.accessOf(incoming)
  if (presencePath.test(path)) return undefined
  const [, kind, dataset = ''] = eventsPath.exec(path) ?? []
  if (kind === undefined) throw httpError(404, `There is no WebSocket at ${address.pathname}`)
  if (dataset !== parts.dataset) throw datasetNotFound(dataset, parts.projectId)
  requireUnpublished(access)
  const request = {raw: incoming, address, apiVersion, access}
  return eventSourceFor(lake, request, kind === 'listen' ? 'listen' : 'live')
}

function refuse(socket: Duplex, error: unknown): void {
  const {status, body} = error instanceof LakeError ? error : httpError(500, 'Internal error')
  const text = JSON.stringify(body)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}`
  socket.end(
    `${head}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  )
}
