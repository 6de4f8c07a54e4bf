import type {IncomingMessage, ServerResponse} from 'node:http'

/** Adds CORS headers for allowed origins. */
export function allowOrigin(
  incoming: IncomingMessage,
  response: ServerResponse,
  isAllowed: (origin: string) => boolean,
): void {
  const {origin} = incoming.headers
  response.setHeader('vary', 'Origin')
  if (origin === undefined || !isAllowed(origin)) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'x-sanity-shard, etag')
}

/** Responds to a preflight request. Without the headers of `allowOrigin` the browser rejects it. */
export function respondToPreflight(incoming: IncomingMessage, response: ServerResponse): void {
  const requested = incoming.headers['access-control-request-headers']
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': requested ?? 'authorization, content-type',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  })
  response.end()
}
