import {errorProperty} from '#lib/describe-failure.ts'
import {withDeadline} from '#lib/with-deadline.ts'

/** For connecting and for each command. */
const timeoutMs = 2000

type Client = Awaited<ReturnType<typeof connect>>

/** Thrown when a command fails. `code` reveals nothing of the command. */
class RedisError extends Error {
  override name = 'RedisError'
  readonly code: string

  constructor(cause: unknown) {
    super('A Redis command failed.', {cause})
    const code = errorProperty(cause, 'code')
    const message = cause instanceof Error ? cause.message : ''
    // Redis errors begin with a code: WRONGPASS, NOPERM, OOM.
    this.code = typeof code === 'string' ? code : (/^[A-Z]+\b/.exec(message)?.[0] ?? 'NO_RESPONSE')
  }
}

/** Runs one command at a time, and reconnects at the first command after a failure. */
export class RedisConnection {
  readonly #url: string
  #client: Promise<Client> | undefined

  constructor(url: string) {
    this.#url = url
  }

  /**
   * @param blockMs - how long the command itself may wait
   * @throws RedisError, including when the server doesn't respond
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

/** Loads the client only when needed; it takes 5 MB of memory. */
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
  // An error event without a listener ends the process.
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
