import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {gunzipSync} from 'node:zlib'
import {analyticsKey, analyticsPort} from './addresses.ts'
import {keepAliveTimeout} from './forward-request.ts'

/** A request to this PostHog stub, which the tests read at `/recorded`. */
interface Recorded {
  method: string
  path: string
  query: Record<string, string>
  contentType: string | null
  isCompressed: boolean
  hasCookie: boolean
  referrer: string | null
  /** Decompressed events of the body; empty for other requests. */
  events: unknown[]
}

const recorded: Recorded[] = []

/** The settings of a PostHog project without extras. They allow the library to compress. */
const remoteConfig = {
  token: analyticsKey,
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

const server = createServer({keepAliveTimeout}, (request, response) => {
  void handle(request, response)
})
server.listen(analyticsPort, '127.0.0.1', () => console.info('The endpoint takes events.'))

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost')
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-headers', 'content-type')
  if (pathname === '/recorded') {
    send(response, recorded)
    return
  }
  if (request.method === 'OPTIONS') {
    send(response, null)
    return
  }
  const query = Object.fromEntries(searchParams)
  const body = Buffer.concat(await request.toArray())
  recorded.push({
    method: request.method ?? '',
    path: pathname,
    query,
    contentType: request.headers['content-type'] ?? null,
    isCompressed: isGzip(body),
    hasCookie: request.headers.cookie !== undefined,
    referrer: request.headers.referer ?? null,
    events: eventsIn(body, query['compression']),
  })
  send(response, pathname.endsWith('/config') ? remoteConfig : {status: 1})
}

function eventsIn(body: Buffer, compression: string | undefined): unknown[] {
  if (body.length === 0) return []
  const text = (isGzip(body) ? gunzipSync(body) : body).toString('utf8')
  const parsed: unknown = JSON.parse(compression === 'base64' ? fromForm(text) : text)
  const batch: unknown =
    typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'batch') : null
  return [batch ?? parsed].flat()
}

/** The query does not always name the compression, but the first two bytes do (RFC 1952). */
function isGzip(body: Buffer): boolean {
  return body.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))
}

/** Decodes the form that a beacon sends, with everything in `data`. */
function fromForm(text: string): string {
  return Buffer.from(new URLSearchParams(text).get('data') ?? '', 'base64').toString('utf8')
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(body))
}
