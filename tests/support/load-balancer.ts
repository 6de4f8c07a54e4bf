import {type IncomingMessage, request, type ServerResponse} from 'node:http'
import {endToEndHeaders, type Proxy, startProxy} from './proxy.ts'

/** A simple proxy in front of several instances. */
export interface LoadBalancer extends Proxy {
  /** Returns the number of pending requests of an instance. */
  inFlight: (port: number) => number
}

/**
 * Starts a round-robin proxy, as the Caddyfile of `scripts/deploy` configures. It skips an instance that refuses the
 * connection. When an instance exits during a request, it retries a GET on another instance. For other methods it
 * returns 502, because the instance may have handled the request (RFC 9110, section 9.2.2).
 *
 * @param instances - the ports of the instances
 */
export async function startLoadBalancer(
  port: number,
  instances: readonly number[],
): Promise<LoadBalancer> {
  const inFlight = new Map(instances.map((instance) => [instance, 0]))
  const count = (instance: number, change: number) =>
    inFlight.set(instance, (inFlight.get(instance) ?? 0) + change)
  let turn = 0
  function forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    [instance, ...others]: readonly number[],
  ): void {
    if (instance === undefined) {
      outgoing.writeHead(502).end()
      return
    }
    const {method, url, headers} = incoming
    let isConnected = false
    const outgoingRequest = request({
      host: '127.0.0.1',
      port: instance,
      method,
      path: url,
      headers: endToEndHeaders(headers),
      agent: false,
    })
    outgoingRequest.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true
        count(instance, 1)
        outgoingRequest.once('close', () => count(instance, -1))
        if (method === 'GET') outgoingRequest.end()
        else incoming.pipe(outgoingRequest)
      }),
    )
    outgoingRequest.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, endToEndHeaders(response.headers))
      response.pipe(outgoing)
      response.on('error', () => outgoing.destroy())
    })
    outgoingRequest.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else if (!isConnected || method === 'GET') forward(incoming, outgoing, others)
      else outgoing.writeHead(502).end()
    })
  }

  const proxy = await startProxy(port, (incoming, outgoing) => {
    turn += 1
    const first = turn % instances.length
    forward(incoming, outgoing, [...instances.slice(first), ...instances.slice(0, first)])
    return Promise.resolve()
  })
  return {...proxy, inFlight: (instance) => inFlight.get(instance) ?? 0}
}
