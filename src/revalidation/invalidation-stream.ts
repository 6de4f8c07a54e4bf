import {randomUUID} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'
import {z} from 'zod'
import {describeFailure} from '#lib/describe-failure.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {type ContentChange, contentChangeSchema} from '#shared/content-change.ts'
import {RedisConnection} from './redis-connection.ts'

/** Maximum time that a webhook response waits for Redis. */
const announceTimeoutMs = 500
/** Maximum time that one read waits for the next entry. */
const blockMs = 1000
const retryMs = 1000
/** Stream length. An instance that missed more entries compares its pages with the content. */
const defaultMaxEntries = 1000
/** Changes held while Redis is unavailable. Above this, all instances compare. */
const maxPending = 1000

const entrySchema = z.object({
  origin: z.string(),
  changes: z.array(contentChangeSchema),
  /** Whether changes were lost, so that every instance has to compare. */
  hasLoss: z.boolean(),
})

type Entry = z.output<typeof entrySchema>

interface Options {
  /** `redis://…` or `rediss://…` */
  url: string
  key: string
  maxEntries?: number
  /** Called with changes that another instance received. */
  onChanges: (changes: readonly ContentChange[]) => void
  /** Called when changes may have been missed: at the start, and when the stream was trimmed or emptied. */
  onGap: () => void
}

/**
 * Broadcasts published changes from the instance that received a webhook to all others, through one Redis stream
 * (decision 59).
 *
 * An instance first writes its own entry, then reads all entries after it. While its start entry exists, no later
 * entry was trimmed and the stream is still the same one.
 */
export class InvalidationStream {
  readonly #options: Options
  readonly #origin = randomUUID()
  readonly #reader: RedisConnection
  /** Separate from the reader, whose blocking reads occupy its connection. */
  readonly #writer: RedisConnection
  #pending: ContentChange[] = []
  /** Whether changes were dropped before they were written. */
  #hasDropped = false
  #flushing = Promise.resolve()
  #position: string | null = null
  #hasOpened = false
  /** `null` until the first attempt ends. */
  #isReachable: boolean | null = null
  readonly #stopping = new AbortController()
  #loop = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    this.#reader = new RedisConnection(options.url)
    this.#writer = new RedisConnection(options.url)
  }

  isReachable(): boolean {
    return this.#isReachable === true
  }

  start(): void {
    this.#loop = this.#run()
  }

  /** Stops reading and writes pending changes. Webhooks in flight can still announce changes afterwards. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#reader.close()
    await this.#loop
    await this.announce([])
  }

  /** Writes changes for the other instances. While Redis is unavailable, it resolves and holds the changes. */
  async announce(changes: readonly ContentChange[]): Promise<void> {
    this.#hold(changes)
    if (this.isReachable()) await withDeadline(this.#flush(), announceTimeoutMs).catch(() => {})
  }

  async #run(): Promise<void> {
    const {signal} = this.#stopping
    while (!signal.aborted) {
      try {
        await this.#flush()
        this.#position ??= await this.#open()
        this.#noteReachable()
        await this.#read(this.#position)
      } catch (error) {
        this.#noteUnreachable(error)
        await sleep(retryMs, undefined, {ref: false, signal}).catch(() => {})
      }
    }
  }

  /** The comparison covers every change before this entry, and the stream covers those after it. */
  async #open(): Promise<string> {
    const position = await this.#append([], this.#hasOpened)
    this.#hasOpened = true
    this.#options.onGap()
    return position
  }

  async #read(position: string): Promise<void> {
    const {key} = this.#options
    const streams = await this.#reader.run(
      (client) => client.xRead({key, id: position}, {BLOCK: blockMs}),
      blockMs,
    )
    const messages = streams?.[0]?.messages ?? []
    for (const {id, message} of messages) {
      this.#handle(id, message['entry'])
      this.#position = id
    }
    const first = await this.#reader.run((client) => client.xRange(key, position, position))
    if (first !== null && first.length > 0) return
    console.warn('Invalidations of other instances are missing in Redis. Comparing all pages.')
    this.#position = null
  }

  #handle(id: string, text: string | undefined): void {
    const entry = parseEntry(text)
    if (entry === null) {
      console.warn(`Ignored a malformed entry ${id} of the Redis stream ${this.#options.key}.`)
      return
    }
    if (entry.origin === this.#origin) return
    if (entry.changes.length > 0) this.#options.onChanges(entry.changes)
    if (entry.hasLoss) this.#options.onGap()
  }

  #hold(changes: readonly ContentChange[]): void {
    this.#pending.push(...changes)
    if (this.#pending.length <= maxPending) return
    this.#pending = []
    this.#hasDropped = true
  }

  /** Resolves when the pending changes are in the stream. Writes run one at a time. */
  #flush(): Promise<void> {
    const flush = this.#flushing.then(async () => {
      const changes = this.#pending
      const hasDropped = this.#hasDropped
      if (changes.length === 0 && !hasDropped) return
      this.#pending = []
      this.#hasDropped = false
      try {
        await this.#append(changes, hasDropped)
      } catch (error) {
        this.#hasDropped ||= hasDropped
        this.#hold(changes)
        throw error
      }
    })
    this.#flushing = flush.catch(() => {})
    return flush
  }

  async #append(changes: ContentChange[], hasLoss: boolean): Promise<string> {
    const {key, maxEntries = defaultMaxEntries} = this.#options
    const entry: Entry = {origin: this.#origin, changes, hasLoss}
    const id = await this.#writer.run((client) =>
      client.xAdd(
        key,
        '*',
        {entry: JSON.stringify(entry)},
        {
          TRIM: {strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries},
        },
      ),
    )
    return z.string().parse(id)
  }

  #noteReachable(): void {
    if (this.#isReachable === false) console.info('Redis is available again.')
    this.#isReachable = true
  }

  #noteUnreachable(error: unknown): void {
    // `stop` closes the connection on purpose.
    if (this.#stopping.signal.aborted) return
    if (this.#isReachable !== false)
      console.warn(
        `Cannot exchange invalidations through Redis: ${describeFailure(error)}. Check REDIS_URL; trying again every second.`,
      )
    this.#isReachable = false
  }
}

function parseEntry(text: string | undefined): Entry | null {
  try {
    return entrySchema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}
