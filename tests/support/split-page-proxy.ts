import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {forwardRequest, endToEndHeaders, keepAliveTimeout} from './forward-request.ts'

/** A proxy that sends each page of a site in two pieces. */
export interface SplitPageProxy {
  origin: string
  /** Sends the second piece of all pending pages. */
  sendRest: () => void
  stop: () => Promise<void>
}

/**
 * Starts a proxy that pauses in the middle of every page, like a slow connection.
 *
 * @param site - the origin of the site
 * @param firstPiece - matches the end of the first piece; pages without a match arrive whole
 */
export async function startSplitPageProxy(
  site: string,
  firstPiece: RegExp,
): Promise<SplitPageProxy> {
  const {hostname, port} = new URL(site)
  const pending: (() => void)[] = []

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const response = await forwardRequest(incoming, {host: hostname, port: Number(port)})
    outgoing.writeHead(response.statusCode ?? 502, endToEndHeaders(response.headers))
    if (response.headers['content-type']?.startsWith('text/html') !== true) {
      response.pipe(outgoing)
      return
    }
    const html = (await buffer(response)).toString()
    const match = firstPiece.exec(html)
    const end = match ? match.index + match[0].length : html.length
    outgoing.write(html.slice(0, end))
    if (match) await new Promise<void>((resolve) => pending.push(resolve))
    outgoing.end(html.slice(end))
  }

  const server = createServer({keepAliveTimeout}, (incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  const sendRest = () => {
    for (const send of pending.splice(0)) send()
  }
  return {
    origin: `http://localhost:${address.port}`,
    sendRest,
    stop: async () => {
      sendRest()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
