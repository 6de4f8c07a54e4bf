import {once} from 'node:events'
import {connect, createServer, type Server, type Socket} from 'node:net'

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

/** TCP relay between site and content lake that simulates faults of the lake. */
export class FaultyRelay {
  readonly port: number
  readonly #lakePort: number
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #fault: Fault | null = null
  #requests = 0
  #holding: {of: string; responses: (() => void)[]; came: () => void} | undefined

  /** @param port - loopback port to listen on */
  constructor(port: number, lakePort: number) {
    this.port = port
    this.#lakePort = lakePort
  }

  /** Number of requests so far, failed ones included. */
  get requests(): number {
    return this.#requests
  }

  /** Sets the fault, for open connections too; `null` for none. */
  async play(fault: Fault | null): Promise<void> {
    this.#fault = fault
    // A stopped process retains its connections; other faults begin with new ones.
    if (fault !== 'hanging') for (const socket of this.#sockets) socket.resetAndDestroy()
    if (fault === 'refused') await this.stop()
    else await this.#listen()
  }

  /**
   * Delays responses to requests that contain `of`, so that they may arrive outdated. `came` resolves with the first.
   */
  hold(of: string): {came: Promise<void>; release: () => void} {
    const responses: (() => void)[] = []
    const came = new Promise<void>((resolve) => {
      this.#holding = {of, responses, came: resolve}
    })
    const release = () => {
      this.#holding = undefined
      for (const pass of responses) pass()
    }
    return {came, release}
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    for (const socket of this.#sockets) socket.resetAndDestroy()
    if (server === undefined) return
    server.close()
    await once(server, 'close')
  }

  async #listen(): Promise<void> {
    if (this.#server !== undefined) return
    this.#server = createServer((socket) => this.#serve(socket)).listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  #serve(client: Socket): void {
    this.#track(client)
    let upstream: Socket | undefined
    let request = ''
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (/^(GET|HEAD|POST|PUT|DELETE) /.test(text)) {
        this.#requests += 1
        request = ''
      }
      request += text
      if (this.#fault !== null) {
        this.#fail(client, this.#fault)
        return
      }
      if (upstream === undefined) {
        upstream = connect(this.#lakePort, '127.0.0.1')
        this.#track(upstream)
        upstream.on('data', (response) => {
          const pass = () => client.write(response)
          const holding = this.#holding
          if (holding !== undefined && request.includes(holding.of)) {
            holding.responses.push(pass)
            holding.came()
          } else if (this.#fault === null) pass()
        })
        upstream.on('close', () => client.destroy())
        client.on('close', () => upstream?.destroy())
      }
      upstream.write(chunk)
    })
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

  #track(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#sockets.delete(socket))
  }
}
