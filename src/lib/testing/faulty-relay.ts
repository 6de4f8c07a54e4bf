import {once} from 'node:events'
import {createServer, type Server, type Socket} from 'node:net'

/** Faults: no listener, no response, connection reset, one byte a second, garbage, HTML, server error. */
export const faults = [
  'refused',
  'hanging',
  'killed',
  'dripping',
  'garbage',
  'html',
  'error',
] as const
export type Fault = (typeof faults)[number]

const head = (status: string, type: string, length: number) =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
const page = '<!doctype html><title>Welcome to the hotel’s network</title>'
const failure = '{"error": {"description": "the database is on fire"}}'

/** TCP relay in front of a server that simulates the server's faults. */
export class FaultyRelay {
  readonly #connectToServer: () => Socket
  readonly #clients = new Set<Socket>()
  readonly #servers = new Set<Socket>()
  #server: Server | undefined
  #port: number
  #fault: Fault | null = null
  #requests = 0
  /** Data that has arrived in both directions while the server hangs. */
  #delayed: (() => void)[] = []

  /** @param port - loopback port to listen on; 0 for any */
  constructor(connectToServer: () => Socket, port = 0) {
    this.#connectToServer = connectToServer
    this.#port = port
  }

  /** The port, once `play` has been called. */
  get port(): number {
    return this.#port
  }

  /** Number of HTTP requests so far, failed ones included. */
  get requests(): number {
    return this.#requests
  }

  /** Sets the fault, for open connections too; `null` for none. A server that hung then reads what it has missed. */
  async play(fault: Fault | null): Promise<void> {
    const resumes = this.#fault === 'hanging' && fault === null
    this.#fault = fault
    if (fault === 'refused') {
      await this.stop()
      return
    }
    // A stopped process retains its connections; other faults begin with new ones.
    if (resumes) for (const pass of this.#delayed.splice(0)) pass()
    else if (fault !== 'hanging') this.#reset()
    await this.#listen()
  }

  /** Stops forwarding for open connections, for good and without closing them. Forwards new ones. */
  forget(): void {
    for (const socket of [...this.#clients, ...this.#servers]) socket.pause()
    this.#delayed = []
    this.#fault = null
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    this.#reset()
    if (server === undefined) return
    server.close()
    await once(server, 'close')
  }

  #reset(): void {
    this.#delayed = []
    for (const client of this.#clients) client.resetAndDestroy()
  }

  async #listen(): Promise<void> {
    if (this.#server !== undefined) return
    this.#server = createServer((client) => this.#serve(client)).listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    const bound = this.#server.address()
    if (typeof bound === 'object' && bound !== null) this.#port = bound.port
  }

  #serve(client: Socket): void {
    track(client, this.#clients)
    let server: Socket | undefined
    const connected = (): Socket => {
      if (server !== undefined) return server
      const created = this.#connectToServer()
      track(created, this.#servers)
      created.on('data', (chunk) => this.#pass(() => client.write(chunk)))
      created.on('close', () => client.destroy())
      client.on('close', () => created.destroy())
      server = created
      return created
    }
    client.on('data', (chunk) => {
      if (/^(GET|HEAD|POST|PUT|DELETE) /.test(chunk.toString('latin1'))) this.#requests += 1
      if (this.#fault === null || this.#fault === 'hanging')
        this.#pass(() => connected().write(chunk))
      else this.#fail(client, this.#fault)
    })
  }

  #pass(write: () => void): void {
    if (this.#fault === 'hanging') this.#delayed.push(write)
    else write()
  }

  #fail(client: Socket, fault: Fault): void {
    if (fault === 'killed') client.resetAndDestroy()
    if (fault === 'garbage') client.end('\u0000\u0007lake\u0000'.repeat(64))
    if (fault === 'html') client.write(head('200 OK', 'text/html', Buffer.byteLength(page)) + page)
    if (fault === 'error') {
      client.write(head('500 Broken', 'application/json', failure.length) + failure)
    }
    if (fault === 'dripping') {
      client.write(head('200 OK', 'application/json', 100_000))
      const drip = setInterval(() => client.write(' '), 1000)
      client.on('close', () => clearInterval(drip))
    }
  }
}

function track(socket: Socket, sockets: Set<Socket>): void {
  sockets.add(socket)
  socket.on('error', () => socket.destroy())
  socket.on('close', () => sockets.delete(socket))
}
