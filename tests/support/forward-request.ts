import {type IncomingHttpHeaders, type IncomingMessage, request} from 'node:http'

/**
 * Time for which proxies and stubs keep an idle connection open, in milliseconds. It is longer than any test, because
 * a client that reuses a connection as it closes gets an error. That happened with Node's default of five seconds.
 */
export const keepAliveTimeout = 600_000

const hopByHopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Returns headers without those of the connection (RFC 9110, section 7.6.1). */
export const endToEndHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.has(name)))

/**
 * Forwards a client's request with its body, for an uncompressed response.
 *
 * @throws Error when the connection fails
 */
export async function forwardRequest(
  incoming: IncomingMessage,
  server: {host: string; port: number},
): Promise<IncomingMessage> {
  const {method, url: path, headers} = incoming
  const outgoing = request({
    ...server,
    method,
    path,
    headers: {...endToEndHeaders(headers), 'accept-encoding': 'identity'},
    agent: false,
  })
  incoming.pipe(outgoing)
  return await new Promise((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject)
  })
}
