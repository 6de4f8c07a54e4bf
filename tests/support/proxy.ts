import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'

/**
 * Time for which the proxy keeps an idle connection open, in milliseconds. It is longer than any test, because a client
 * that reuses a connection as it closes gets an error. That happened with Node's default of five seconds.
 */
const keepAliveTimeout = 600_000

/**
 * Starts an HTTP server in front of another one.
 *
 * @param port - 0 for any
 * @param serve - answers a request; an error ends the connection
 */
export async function startProxy(
  port: number,
  serve: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
): Promise<{origin: string; stop: () => Promise<void>}> {
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
 * Forwards a GET request. Responses of a type are written by `send`.
 *
 * @param type - start of the content type
 * @throws Error when the connection fails
 */
export async function forward(
  {url = '/'}: IncomingMessage,
  outgoing: ServerResponse,
  to: {port: number; type: string; send: (body: string) => Promise<void>},
): Promise<void> {
  const response = await fetch(`http://localhost:${to.port}${url}`, {redirect: 'manual'})
  const type = response.headers.get('content-type') ?? ''
  outgoing.writeHead(response.status, {'content-type': type})
  if (type.startsWith(to.type)) await to.send(await response.text())
  else outgoing.end(await response.bytes())
}
