import {errorProperty} from '#lib/describe-failure.ts'
import {withDeadline} from '#lib/with-deadline.ts'

/** Deadline of a connection and of a command, in milliseconds. */
const timeoutMs = 2000

type Client = Awaited<ReturnType<typeof connect>>

/** Thrown when a command fails. `code` holds nothing of the command. */
export class RedisError extends Error {
  override name = 'RedisError'
  readonly code: string

  /** @param cause - as the client threw it */
  constructor(cause: unknown) {
    super('A Redis command failed.', {cause})
    const code = errorProperty(cause, 'code')
    const message = cause instanceof Error ? cause.message : ''
    // Redis begins what it refuses with a word: WRONGPASS, NOPERM, OOM.
    this.code = typeof code === 'string' ? code : (/^[A-Z]+\b/.exec(message)?.[0] ?? 'NO_RESPONSE')
  }
}

/** A connection for one command at a time. The first command after a failure connects again. */
export class RedisConnection {
  readonly #url: string
  #client: Promise<Client> | undefined

  /** @param url - `redis://…` or `rediss://…` */
  constructor(url: string) {
    this.#url = url
  }

  /**
   * Runs a command.
   *
   * @param blockMs - how long the command waits by itself, in milliseconds
   * @throws RedisError, also when the server does not respond
   */
  async run<Reply>(command: (client: Client) => Promise<Reply>, blockMs = 0): Promise<Reply> {
    this.#client ??= connect(this.#url)
    try {
      return await withDeadline(command(await this.#client), blockMs + timeoutMs)
    } catch (error) {
      this.close()
      throw new RedisError(error)
    }
  }

  close(): void {
    this.#client?.then(destroy, () => {})
    this.#client = undefined
  }
}

/** Loads the client, 5 MB of memory, only when a URL is set. */
async function connect(url: string) {
  const {createClient} = await import('@redis/client')
  const client = createClient({
    url,
    name: 'site:invalidations',
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    socket: {connectTimeout: timeoutMs, reconnectStrategy: false},
  })
  // Without a listener an error would end the process.
  client.on('error', () => {})
  try {
    await withDeadline(client.connect(), timeoutMs)
  } catch (error) {
    destroy(client)
    throw error
  }
  client.unref()
  return client
}

function destroy(client: {isOpen: boolean; destroy: () => void}): void {
  if (client.isOpen) client.destroy()
}
