import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {askInstead, endToEnd, keepAliveTimeout} from './proxy-connections.ts'

/** A proxy that sends each page of a site in two pieces. */
export interface HalvedPage {
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
export async function startHalvedPage(site: string, firstPiece: RegExp): Promise<HalvedPage> {
  const {hostname, port} = new URL(site)
  const waiting: (() => void)[] = []

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const answer = await askInstead(incoming, {host: hostname, port: Number(port)})
    outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
    if (answer.headers['content-type']?.startsWith('text/html') !== true) {
      answer.pipe(outgoing)
      return
    }
    const html = (await buffer(answer)).toString()
    const found = firstPiece.exec(html)
    const end = found ? found.index + found[0].length : html.length
    outgoing.write(html.slice(0, end))
    if (found) await new Promise<void>((resolve) => waiting.push(resolve))
    outgoing.end(html.slice(end))
  }

  const server = createServer({keepAliveTimeout}, (incoming, outgoing) => {
    passOn(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  const sendRest = () => {
    for (const send of waiting.splice(0)) send()
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
