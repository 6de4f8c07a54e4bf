import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {gunzipSync} from 'node:zlib'
import {isLoopbackHost} from '#config/hosts.ts'

/** Stores the events of a request and returns whether that succeeded; otherwise the client retries. */
export type Receive = (events: unknown[], request: IncomingMessage, body: Buffer) => boolean

/** Maximum size of a request and of its decompressed events; PostHog's library sends a few kilobytes. */
export const maxBodyBytes = 5_000_000

/** The settings of a PostHog project without extras. They allow the library to compress. */
const projectSettings = {
  supportedCompression: ['gzip', 'gzip-js'],
  hasFeatureFlags: false,
  autocapture_opt_out: false,
  surveys: false,
  heatmaps: false,
  sessionRecording: false,
  capturePerformance: false,
  autocaptureExceptions: false,
  siteApps: [],
}
const noFlags = {featureFlags: {}, featureFlagPayloads: {}, errorsWhileComputingFlags: false}

/**
 * Starts a server on the loopback address that accepts what posthog-js and the app dialog send to PostHog. It serves
 * pages of this machine only.
 *
 * @param port - 0 for any free port
 * @returns the port, and a function that stops the server
 * @throws Error when the port is in use
 */
export async function startAnalyticsEndpoint(port: number, receive: Receive) {
  const server = createServer((request, response) => {
    respond(request, response, receive)
      .catch(() => [400, {status: 0}] as const)
      .then(([status, body]) => send(response, status, body), console.error)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  return {port: listening, close: () => server.close()}
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  receive: Receive,
): Promise<[number, object]> {
  const {origin, host, 'content-length': length, 'transfer-encoding': coding} = request.headers
  // A foreign host name may resolve to this machine (DNS rebinding).
  const isLocal = [origin ?? 'http://localhost', `http://${host}`].every((each) =>
    isLoopbackHost(URL.parse(each)?.hostname ?? ''),
  )
  if (!isLocal) return [403, {status: 0}]
  response.setHeader('access-control-allow-origin', origin ?? '*')
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-headers', 'content-type')
  if (request.method === 'OPTIONS') return [200, {}]
  if (coding !== undefined || Number(length ?? 0) > maxBodyBytes) return [413, {status: 0}]

  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost')
  const body = await buffer(request)
  const events = eventsIn(body, searchParams.get('compression'))
  if (!receive(events, request, body)) return [503, {status: 0}]
  const [, token] = /^\/array\/(\w+)\/config/.exec(pathname) ?? []
  if (token !== undefined) return [200, {token, ...projectSettings}]
  return [200, /^\/(flags|decide)\b/.test(pathname) ? noFlags : {status: 1}]
}

function eventsIn(body: Buffer, compression: string | null): unknown[] {
  if (body.length === 0) return []
  const bytes = isGzip(body) ? gunzipSync(body, {maxOutputLength: maxBodyBytes}) : body
  const text = bytes.toString('utf8')
  const parsed: unknown = JSON.parse(compression === 'base64' ? fromForm(text) : text)
  const batch: unknown =
    typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'batch') : null
  return [batch ?? parsed].flat()
}

/** The query does not always name the compression, but the first two bytes do (RFC 1952). */
export const isGzip = (body: Buffer) => body.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))

/** Decodes the form that a beacon sends, with everything in `data`. */
const fromForm = (text: string) =>
  Buffer.from(new URLSearchParams(text).get('data') ?? '', 'base64').toString('utf8')

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body))
}
