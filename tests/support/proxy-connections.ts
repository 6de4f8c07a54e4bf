import type {IncomingHttpHeaders} from 'node:http'

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
