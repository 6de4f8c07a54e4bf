import {errorProperty} from '#lib/describe-failure.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {storeTimeoutMs} from './shared-store.ts'

const maxReconnectMs = 1000
/** A server that takes a connection and then says nothing has not been connected to, in milliseconds. */
const silenceMs = 2 * storeTimeoutMs

type Client = Awaited<ReturnType<typeof createRedisClient>>

/** Thrown for whatever keeps a command from being answered; `code` says what, and holds nothing of the command. */
export class RedisError extends Error {
  override name = 'RedisError'
  readonly code: string

  /** @param cause - as the client threw it */
  constructor(cause: unknown) {
    super('Redis did not do what it was asked.', {cause})
    const code = errorProperty(cause, 'code')
    this.code = typeof code === 'string' ? code : reasonIn(cause)
  }
}

/**
 * Redis begins what it refuses with a word for why: WRONGPASS, READONLY, OOM; within a script it often says ERR alone.
 */
function reasonIn(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : ''
  if (message.includes("can't run this command")) return 'NOPERM'
  return /^[A-Z]+\b/.exec(message)?.[0] ?? 'NO_ANSWER'
}

/** A connection to a Redis server. It is made again whenever it breaks; nothing waits for that. */
export class RedisConnection {
  readonly #url: string
  #client: Promise<Client> | undefined
  /** Why there is no connection, when there is none. */
  #failure: unknown

  /** @param url - `redis://…` or `rediss://…` */
  constructor(url: string) {
    this.#url = url
  }

  /**
   * Runs a command. One that is not answered in time ends its connection, with whatever else waits for it: the server
   * hangs, or the network has forgotten about it without a word.
   *
   * @param command - given the client
   * @throws RedisError within {@link storeTimeoutMs}, or soon after it when the connection is the first
   */
  async run<Reply>(command: (client: Client) => Promise<Reply>): Promise<Reply> {
    const client = await (this.#client ??= this.#connect())
    const drop = () => this.#drop(client)
    const timer = setTimeout(drop, storeTimeoutMs)
    try {
      return await command(client)
    } catch (error) {
      throw new RedisError(client.isReady ? error : (this.#failure ?? error))
    } finally {
      clearTimeout(timer)
    }
  }

  /** Ends the connection; a command that comes all the same makes another. */
  async close(): Promise<void> {
    const client = await this.#client
    if (client !== undefined) this.#drop(client)
  }

  #drop(client: Client): void {
    if (!client.isOpen) return
    this.#client = undefined
    client.destroy()
  }

  /** @returns when the first attempt has succeeded or failed; others follow it by themselves */
  async #connect(): Promise<Client> {
    const client = await createRedisClient(this.#url)
    const attempt = new Promise<void>((resolve) => {
      client.on('ready', () => {
        this.#failure = undefined
        resolve()
      })
      // Unheard, it would end the process.
      client.on('error', (error: unknown) => {
        this.#failure = error
        resolve()
      })
    })
    client.connect().catch(() => undefined)
    await withDeadline(attempt, storeTimeoutMs).catch(() => undefined)
    return client
  }
}

/** Whoever has no Redis does not load its client, of which 5 MB stay in memory. */
async function createRedisClient(url: string) {
  const {createClient, RESP_TYPES} = await import('@redis/client')
  return createClient({
    url,
    name: 'site:shared-pages',
    // Of the older protocol, which every server and every proxy before one speaks.
    RESP: 2,
    commandOptions: {typeMapping: {[RESP_TYPES.BLOB_STRING]: Buffer}},
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: storeTimeoutMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, maxReconnectMs),
    },
  })
}
