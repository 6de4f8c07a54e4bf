import {type IncomingHttpHeaders, type IncomingMessage, request} from 'node:http'

/**
 * Time for which proxies and stubs keep an idle connection open, in milliseconds. It is longer than any test, because
 * a client that reuses a connection as it closes gets an error. That happened with Node's default of five seconds.
 */
export const keepAliveTimeout = 600_000

const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Returns headers without those of the connection (RFC 9110, section 7.6.1). */
export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)))

/**
 * Forwards a client's request with its body, for an uncompressed response.
 *
 * @throws Error when the connection fails
 */
export async function askInstead(
  incoming: IncomingMessage,
  server: {host: string; port: number},
): Promise<IncomingMessage> {
  const {method, url: path, headers} = incoming
  const asking = request({
    ...server,
    method,
    path,
    headers: {...endToEnd(headers), 'accept-encoding': 'identity'},
    agent: false,
  })
  incoming.pipe(asking)
  return await new Promise((resolve, reject) => {
    asking.once('response', resolve).once('error', reject)
  })
}
