import {once} from 'node:events'
import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http'
import {endToEnd, keepAliveTimeout} from './proxy-connections.ts'

/** A simple proxy in front of several instances. */
export interface LoadBalancer {
  origin: string
  /** Returns the number of pending requests of an instance. */
  inFlight: (port: number) => number
  stop: () => Promise<void>
}

/**
 * Starts a round-robin proxy, as the Caddyfile of `scripts/deploy` configures. It skips an instance that refuses the
 * connection. When an instance exits during a request, it retries a GET on another instance. For other methods it
 * returns 502, because the instance may have handled the request (RFC 9110, section 9.2.2).
 *
 * @param machines - the ports of the instances
 */
export async function startLoadBalancer(
  port: number,
  machines: readonly number[],
): Promise<LoadBalancer> {
  const inFlight = new Map(machines.map((machine) => [machine, 0]))
  const count = (machine: number, change: number) =>
    inFlight.set(machine, (inFlight.get(machine) ?? 0) + change)
  let turn = 0
  const server = createServer({keepAliveTimeout}, (incoming, outgoing) => {
    turn += 1
    const first = turn % machines.length
    passOn(incoming, outgoing, [...machines.slice(first), ...machines.slice(0, first)])
  })

  function passOn(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    [machine, ...others]: readonly number[],
  ): void {
    if (machine === undefined) {
      outgoing.writeHead(502).end()
      return
    }
    const {method, url, headers} = incoming
    let isTaken = false
    const asking = request({
      host: '127.0.0.1',
      port: machine,
      method,
      path: url,
      headers: endToEnd(headers),
      agent: false,
    })
    asking.once('socket', (socket) =>
      socket.once('connect', () => {
        isTaken = true
        count(machine, 1)
        asking.once('close', () => count(machine, -1))
        if (method === 'GET') asking.end()
        else incoming.pipe(asking)
      }),
    )
    asking.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    asking.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else if (!isTaken || method === 'GET') passOn(incoming, outgoing, others)
      else outgoing.writeHead(502).end()
    })
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    inFlight: (machine) => inFlight.get(machine) ?? 0,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
