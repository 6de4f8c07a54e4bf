import {execFile} from 'node:child_process'
import {mkdirSync, readFileSync} from 'node:fs'
import {createServer as createTlsServer} from 'node:https'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {join} from 'node:path'
import {buffer} from 'node:stream/consumers'
import {setTimeout} from 'node:timers/promises'
import {promisify} from 'node:util'
import {lakePort} from './addresses.ts'
import {contentClient} from './content-client.ts'

/** Project of the stand-in. Its API host is `abc12345.api.sanity.io`. */
export const hostedProject = 'abc12345'

/** How the stand-in responds. */
interface Behaviour {
  /** Time before each response. */
  latencyMs: number
  /** Sends 429 with this `Retry-After`; null for none. */
  retryAfterS: number | null
  /** Whether queries without a token find nothing, as in a private dataset. */
  isPrivate: boolean
}

const usual: Behaviour = {latencyMs: 150, retryAfterS: null, isPrivate: false}

/** Report of the webhook about a document; see `docs/hosted-sanity.md`. */
interface Change {
  _id: string
  _type: string
  slug: string | null
  previousSlug: string | null
  operation: 'update'
  revision: string
  updatedAt: string
}

/**
 * A stand-in for Sanity's API in front of the content lake of the test run. Sites reach it under the project's host name, through
 * `HTTPS_PROXY`. It behaves as Sanity's documentation says: latency, rate limits, private datasets, a count of requests
 * and queries that return a commit seconds after its webhook.
 */
export class HostedSanity {
  readonly #server = createServer()
  #environment: Record<string, string> = {}
  #behaviour = usual
  #requests = 0

  /** Number of API requests so far, which count towards the plan's quota. */
  get requests(): number {
    return this.#requests
  }

  /** Environment of a site that uses the stand-in. */
  get environment(): Readonly<Record<string, string>> {
    return this.#environment
  }

  behave(behaviour: Partial<Behaviour>): void {
    this.#behaviour = {...usual, ...behaviour}
  }

  /**
   * Starts the stand-in on a port.
   *
   * @param folder - for its certificate
   */
  async start(port: number, folder: string): Promise<void> {
    const {key, certificate} = await createCertificate(folder)
    const api = createTlsServer(
      {key: readFileSync(key), cert: readFileSync(certificate), keepAliveTimeout: 600_000},
      (incoming, outgoing) => void this.#serve(incoming, outgoing).catch(() => outgoing.destroy()),
    )
    this.#server.on('connect', (request, socket) => {
      // Nothing else can be reached through it.
      if (request.url !== `${hostedProject}.api.sanity.io:443`) {
        socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
        return
      }
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      api.emit('connection', socket)
    })
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    this.#environment = {
      NEXT_PUBLIC_SANITY_PROJECT_ID: hostedProject,
      HTTPS_PROXY: `http://127.0.0.1:${port}`,
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: certificate,
    }
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /**
   * Publishes a change as Sanity does: sends the webhook first, and queries return the change later.
   *
   * @param send - sends the webhook
   */
  async publish(
    id: string,
    set: Record<string, unknown>,
    {lagMs, send}: {lagMs: number; send: (change: Change) => Promise<unknown>},
  ): Promise<void> {
    const before = await contentClient.getDocument(id)
    if (before === undefined) throw new Error(`The dataset has no ${id}.`)
    const revision = `revision-${Date.now()}`
    const slugOf = (document: Record<string, unknown>) => {
      const path = document['path'] ?? document['slug']
      const current: unknown = path instanceof Object ? Reflect.get(path, 'current') : null
      return typeof current === 'string' ? current : null
    }
    await send({
      _id: id,
      _type: before._type,
      slug: slugOf({...before, ...set}),
      previousSlug: slugOf(before),
      operation: 'update',
      revision,
      // Only the revision tells that the change is visible.
      updatedAt: '2100-01-01T00:00:00Z',
    })
    await setTimeout(lagMs)
    await contentClient.patch(id).set(set).commit({transactionId: revision})
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    this.#requests += 1
    const {latencyMs, retryAfterS, isPrivate} = this.#behaviour
    await setTimeout(latencyMs)
    if (retryAfterS !== null) {
      outgoing.writeHead(429, {'retry-after': String(retryAfterS)}).end('{"error": "rate limited"}')
      return
    }
    const {method = 'GET', url = '/', headers} = incoming
    const {authorization, 'content-type': type} = headers
    const response = await fetch(`http://localhost:${lakePort}${url}`, {
      method,
      headers: {...(authorization && {authorization}), ...(type && {'content-type': type})},
      ...(method === 'POST' && {body: await buffer(incoming)}),
    })
    const body = await response.text()
    outgoing
      .writeHead(response.status, {'content-type': 'application/json'})
      .end(isPrivate && authorization === undefined ? withoutResult(body) : body)
  }
}

function withoutResult(body: string): string {
  const response: unknown = JSON.parse(body)
  const result: unknown = response instanceof Object ? Reflect.get(response, 'result') : null
  return JSON.stringify({result: Array.isArray(result) ? [] : null})
}

/** Creates a certificate for the project's host with OpenSSL. */
async function createCertificate(folder: string) {
  mkdirSync(folder, {recursive: true})
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const host = `${hostedProject}.api.sanity.io`
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const files = ['-keyout', key, '-out', certificate]
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-nodes',
    '-days',
    '1',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    ...name,
    ...files,
  ])
  return {key, certificate}
}
