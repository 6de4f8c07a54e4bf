import {type IncomingMessage, type Server, STATUS_CODES} from 'node:http'
import type {Duplex} from 'node:stream'
import {WebSocketServer} from 'ws'
import type {Access} from '#content-lake/auth/access.ts'
import {httpError, LakeError} from '#content-lake/http/errors.ts'
import {isLocalHost} from '#content-lake/http/host-guard.ts'
import {splitVersion} from '#content-lake/http/lake-server.ts'
import type {LakeRequest} from '#content-lake/http/request.ts'
import type {Lake} from '#content-lake/lake.ts'
import {type EventChannel, socketChannel} from './event-channel.ts'
import {eventSourceFor} from './listen-routes.ts'

export interface UpgradeParts {
  readonly accessOf: (incoming: IncomingMessage) => Access
  readonly isAllowedOrigin: (origin: string) => boolean
}

const eventsPath = /^\/data\/(listen|live\/events)\/([^/]+)\/?$/
const presencePath = /^\/socket\/[^/]+\/?$/

/** Accepts WebSockets: event streams, and the Studio's presence channel, which stays silent. */
export function attachWebSockets(server: Server, lake: Lake, parts: UpgradeParts): WebSocketServer {
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
  parts: UpgradeParts,
): ((channel: EventChannel) => void) | undefined {
  if (!isLocalHost(incoming.headers.host)) {
    throw httpError(421, 'This content lake only accepts requests to localhost')
  }
  const {origin} = incoming.headers
  // Browsers send no preflight for WebSockets.
  if (origin !== undefined && !parts.isAllowedOrigin(origin)) {
    throw httpError(403, `The origin ${origin} may not open a WebSocket here`)
  }
  const url = URL.parse(incoming.url ?? '/', 'http://localhost')
  if (!url) throw httpError(400, 'The address is not valid')
  const {apiVersion, path} = splitVersion(url.pathname)
  const access = parts.accessOf(incoming)
  if (presencePath.test(path)) return undefined
  const [, kind, dataset = ''] = eventsPath.exec(path) ?? []
  if (kind === undefined) throw httpError(404, `There is no WebSocket at ${url.pathname}`)
  const request: LakeRequest = {incoming, method: 'GET', url, apiVersion, access, params: {dataset}}
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
