import {createServer, type RequestListener, type Server} from 'node:http'

const refusedConnect =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/**
 * Creates the HTTP server in front of Next. Slow clients are ended by `end-slow-clients.ts`, also under `next start`.
 *
 * @param listener - handles a request once the connection has no earlier one to respond to
 * @param options - `keepAliveTimeout`: how long an unused connection stays open, in milliseconds
 */
export function createFrontServer(
  listener: RequestListener,
  {keepAliveTimeout}: {keepAliveTimeout: number},
): Server {
  const server = createServer(
    // A server may ignore an upgrade that a client offers (RFC 9110 §7.8).
    {keepAliveTimeout, shouldUpgradeCallback: () => false},
    (request, response) => {
      // A response without a socket follows an earlier one. It never gets a socket when the connection closes, and
      // nothing would close what its request has opened.
      if (response.socket === null) response.once('socket', () => listener(request, response))
      else listener(request, response)
    },
  )
  return server.on('connect', (_, socket) => {
    // The server has stopped handling the errors of this socket.
    socket.on('error', () => socket.destroy()).end(refusedConnect, () => socket.destroy())
  })
}
