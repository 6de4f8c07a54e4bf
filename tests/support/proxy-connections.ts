import {type IncomingHttpHeaders, type IncomingMessage, request} from 'node:http'

/**
 * How long what stands between a client and a server keeps a connection that nobody uses, in milliseconds: longer than
 * any test takes, so that it never ends one in the moment in which it is used again. Node's own five seconds were that
 * moment.
 */
export const keepAliveTimeout = 600_000

const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** @returns headers without those that are about the connection they came over (RFC 9110 §7.6.1) */
export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)))

/**
 * Asks a server what a client asked of the one in between, for an answer that can be read as text.
 *
 * @param incoming - the client's request; its body is passed on
 * @param server - who is asked
 * @returns the answer, not compressed
 * @throws when no answer comes
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
