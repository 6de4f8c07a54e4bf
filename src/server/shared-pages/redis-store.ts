import {randomUUID} from 'node:crypto'
import {z} from 'zod'
import {RedisConnection, RedisError} from './redis-connection.ts'
import {
  appendScript,
  changesScript,
  deleteOldScript,
  emptiedReply,
  findPageScript,
  keepPageScript,
  openScript,
} from './redis-scripts.ts'
import {
  keptDays,
  type KeptPage,
  type SharedChange,
  type SharedStore,
  StoreEmptiedError,
} from './shared-store.ts'

interface Options {
  /** `redis://…` or `rediss://…` */
  url: string
  /** What the names of all keys begin with: another site may use the same server. */
  prefix: string
  /** Days that changes are kept; pages are taken for a day less. */
  changeDays?: number
}

const text = z.instanceof(Buffer).transform(String)
const tagsSchema = text.transform((json) => z.array(z.string()).parse(JSON.parse(json)))
const changesSchema = z.array(
  z
    .tuple([text, text, tagsSchema])
    .transform(([position, origin, tags]) => ({position: Number(position), origin, tags})),
)
const bodySchema = z.instanceof(Buffer).nullable()
const daySeconds = 24 * 60 * 60

/**
 * What machines share, in Redis. It keeps nothing that cannot be made again, and may lose all of it: a server that is
 * emptied, is started again or has another take its place begins a new life, in which nothing of the last one counts.
 */
export class RedisStore implements SharedStore {
  readonly #options: Options
  readonly #connection: RedisConnection
  /** The life that was opened; none is called so. */
  #life = ''

  constructor(options: Options) {
    this.#options = options
    this.#connection = new RedisConnection(options.url)
  }

  async open(): Promise<string> {
    this.#life = text.parse(await this.#evaluate(openScript, [], [randomUUID()]))
    return this.#life
  }

  async append(origin: string, tags: readonly string[]): Promise<number> {
    const position = await this.#inLife(appendScript, [], [origin, JSON.stringify(tags)])
    return z.number().int().parse(position)
  }

  async changesAfter(position: number): Promise<SharedChange[]> {
    return changesSchema.parse(await this.#inLife(changesScript, [], [String(position)]))
  }

  async findPage(build: string, key: string): Promise<Buffer | null> {
    return bodySchema.parse(await this.#inLife(findPageScript, [this.#page(build, key)], []))
  }

  async keepPage(page: KeptPage): Promise<void> {
    const {life, build, key, position, origin, ownPosition, tags, body} = page
    const facts = [String(position), origin, String(ownPosition), JSON.stringify(tags)]
    const seconds = String(keptDays.pages * daySeconds)
    await this.#inLife(keepPageScript, [this.#page(build, key)], [...facts, body, seconds], life)
  }

  /** Pages go by themselves when their time is over. */
  async deleteOld(): Promise<void> {
    const {changeDays = keptDays.changes} = this.#options
    await this.#inLife(deleteOldScript, [], [String(changeDays * daySeconds)])
  }

  async close(): Promise<void> {
    await this.#connection.close()
  }

  #page(build: string, key: string): string {
    return `${this.#options.prefix}page:${build}:${key}`
  }

  /** @throws StoreEmptiedError when the life is over */
  async #inLife(
    script: string,
    keys: readonly string[],
    values: readonly (string | Buffer)[],
    life = this.#life,
  ): Promise<unknown> {
    try {
      return await this.#evaluate(script, keys, [life, ...values])
    } catch (error) {
      if (error instanceof RedisError && error.code === emptiedReply)
        throw new StoreEmptiedError('Redis has lost what it kept.', {cause: error})
      throw error
    }
  }

  async #evaluate(
    script: string,
    keys: readonly string[],
    values: readonly (string | Buffer)[],
  ): Promise<unknown> {
    const {prefix} = this.#options
    return await this.#connection.run((client) =>
      client.eval(script, {
        keys: [`${prefix}state`, `${prefix}changes`, ...keys],
        arguments: [...values],
      }),
    )
  }
}
