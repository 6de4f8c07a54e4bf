import {once} from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import {buffer} from 'node:stream/consumers'

/**
 * Time for which proxies and stubs keep an idle connection open, in milliseconds. It is longer than any test, because
 * a client that reuses a connection as it closes gets an error. That happened with Node's default of five seconds.
 */
export const keepAliveTimeout = 600_000

const hopByHopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Returns headers without those of the connection (RFC 9110, section 7.6.1). */
export const endToEndHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.has(name)))

export interface Proxy {
  origin: string
  stop: () => Promise<void>
}

/**
 * Starts an HTTP server in front of another one.
 *
 * @param port - 0 for any
 * @param serve - answers a request; an error ends the connection
 */
export async function startProxy(
  port: number,
  serve: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
): Promise<Proxy> {
  const server = createServer({keepAliveTimeout}, (incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return {
    origin: `http://localhost:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Forwards a request. Responses of a type are read whole and written by `send`; others pass unchanged.
 *
 * @param type - start of the content type
 * @throws Error when the connection fails
 */
export async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: {port: number; type: string; send: (body: string) => Promise<void> | void},
): Promise<void> {
  const {method, url: path, headers} = incoming
  const outgoingRequest = request({
    host: '127.0.0.1',
    port: to.port,
    method,
    path,
    headers: {...endToEndHeaders(headers), 'accept-encoding': 'identity'},
    agent: false,
  })
  incoming.pipe(outgoingRequest)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoingRequest.once('response', resolve).once('error', reject)
  })
  const {'content-length': length, ...received} = endToEndHeaders(response.headers)
  const isSent = received['content-type']?.startsWith(to.type) === true
  outgoing.writeHead(response.statusCode ?? 502, {
    ...received,
    ...(!isSent && length !== undefined && {'content-length': length}),
  })
  if (isSent) await to.send((await buffer(response)).toString())
  else response.pipe(outgoing)
}
