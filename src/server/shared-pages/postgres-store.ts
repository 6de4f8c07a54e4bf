import {Pool} from 'pg'
import {z} from 'zod'
import {describeFailure} from '#lib/describe-failure.ts'
import {
  keptDays,
  type KeptPage,
  type SharedChange,
  type SharedStore,
  storeTimeoutMs,
} from './shared-store.ts'

/** Any numbers: who changes tables, and who tells changes, does so one after the other. */
const locks = {tables: 4_650_001, changes: 4_650_002} as const

const tables = `
  create table if not exists "pageChange" (
    position bigint generated always as identity primary key,
    origin text not null,
    tags text[] not null,
    "changedAt" timestamptz not null default now()
  );
  create unlogged table if not exists "sharedPage" (
    build text not null,
    key text not null,
    position bigint not null,
    origin text not null,
    "ownPosition" bigint not null,
    tags text[] not null,
    body bytea not null,
    "storedAt" timestamptz not null default now(),
    primary key (build, key)
  );`

const position = z.coerce.number().int()
const changesSchema = z.array(z.object({position, origin: z.string(), tags: z.array(z.string())}))
const bodySchema = z.array(z.object({body: z.instanceof(Buffer)})).max(1)

/**
 * What machines share without a Redis, in the PostgreSQL database that they have anyway. Pages are in a table
 * without a write-ahead log: a server that crashes empties it, and nothing is lost but work.
 */
export class PostgresStore implements SharedStore {
  readonly #pool: Pool

  /** @param url - `postgres://…` */
  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: 4,
      connectionTimeoutMillis: storeTimeoutMs,
      query_timeout: storeTimeoutMs,
      application_name: 'site: shared pages',
    })
    // Unheard, a broken idle connection would end the process; the next use makes another.
    this.#pool.on('error', () => undefined)
  }

  async open(): Promise<string> {
    await this.#alone('tables', async (query) => await query(tables))
    // Changes are in a table that is logged: no crash takes one back that somebody has seen.
    return 'PostgreSQL'
  }

  async append(origin: string, tags: readonly string[]): Promise<number> {
    const inserted = await this.#alone(
      'changes',
      async (query) =>
        await query('insert into "pageChange" (origin, tags) values ($1, $2) returning *', [
          origin,
          tags,
        ]),
    )
    const [change] = changesSchema.parse(inserted)
    if (change === undefined) throw new Error('A change was told and has no position.')
    return change.position
  }

  async changesAfter(after: number): Promise<SharedChange[]> {
    return changesSchema.parse(
      await this.#rows(
        'select position, origin, tags from "pageChange" where position > $1 order by position',
        [after],
      ),
    )
  }

  async findPage(build: string, key: string): Promise<Buffer | null> {
    const found = await this.#rows(
      `select body from "sharedPage" as page where build = $1 and key = $2
        and "storedAt" > now() - make_interval(days => ${keptDays.pages})
        and not exists (
          select from "pageChange" as change
          where change.position > page.position and change.tags && page.tags
            and not (change.origin = page.origin and change.position <= page."ownPosition"))`,
      [build, key],
    )
    return bodySchema.parse(found)[0]?.body ?? null
  }

  async keepPage(page: KeptPage): Promise<void> {
    const {build, key, position, origin, ownPosition, tags, body} = page
    await this.#rows(
      `insert into "sharedPage" (build, key, position, origin, "ownPosition", tags, body)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (build, key) do update
        set position = excluded.position, origin = excluded.origin,
          "ownPosition" = excluded."ownPosition", tags = excluded.tags, body = excluded.body,
          "storedAt" = excluded."storedAt"
        where "sharedPage".position < excluded.position
          or ("sharedPage".position = excluded.position
            and ("sharedPage".origin <> excluded.origin
              or "sharedPage"."ownPosition" <= excluded."ownPosition"))`,
      [build, key, position, origin, ownPosition, tags, body],
    )
  }

  async deleteOld(): Promise<void> {
    const old = (column: string, days: number) =>
      `"${column}" < now() - make_interval(days => ${days})`
    await this.#rows(`delete from "sharedPage" where ${old('storedAt', keptDays.pages)}`)
    await this.#rows(`delete from "pageChange" where ${old('changedAt', keptDays.changes)}`)
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  async #rows(text: string, values: readonly unknown[] = []): Promise<unknown> {
    return (await this.#pool.query(text, [...values])).rows
  }

  /** Runs a statement in a transaction of its own while no other process runs one under the same lock. */
  async #alone(
    lock: keyof typeof locks,
    job: (query: (text: string, values?: unknown[]) => Promise<unknown>) => Promise<unknown>,
  ): Promise<unknown> {
    const client = await this.#pool.connect()
    // Of a connection that breaks between two statements; the next one fails by it.
    const onError = () => undefined
    client.on('error', onError)
    let failure: Error | undefined
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock($1)', [locks[lock]])
      const result = await job(async (text, values): Promise<unknown> => {
        const {rows} = await client.query<Record<string, unknown>>(text, values)
        return rows
      })
      await client.query('commit')
      return result
    } catch (error) {
      failure = new Error(describeFailure(error), {cause: error})
      throw failure
    } finally {
      // A connection in the middle of something is not used again; the server takes back what it had begun.
      client.release(failure)
      client.off('error', onError)
    }
  }
}
