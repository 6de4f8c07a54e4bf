import {Kysely, PostgresDialect} from 'kysely'
import {Client, Pool, type PoolClient} from 'pg'
import {describeFailure, errorProperty} from '#lib/describe-failure.ts'
import {migrate} from './migrate.ts'
import type {InterestSchema} from './schema.ts'
import type {InterestStore, WriteJob} from './registration-store.ts'

/** Serialization failure and deadlock: PostgreSQL asks to try again (manual, appendix A). */
const tryAgainCodes = new Set(['40001', '40P01'])
const maxAttempts = 3

/**
 * Opens the store on PostgreSQL.
 *
 * @param url - a connection address as libpq takes it
 * @throws when the server cannot be reached or a migration fails
 */
export async function openPostgresStore(url: string): Promise<InterestStore> {
  // A server that was set to answer before the disk has it must not do so here (decision 8).
  const pool = openPool(url, 10, 'on')
  // A count that a power cut takes back harms nobody; waiting for the disk at every count would.
  const counters = openPool(url, 4, 'off')
  const database = new Kysely<InterestSchema>({dialect: new PostgresDialect({pool})})
  try {
    await migrate(database)
  } catch (error) {
    await Promise.all([database.destroy(), counters.end()])
    throw error
  }
  return {
    kind: 'postgres',
    database,
    write: (job) => writeWithRetries(database, job),
    counters,
    close: async () => {
      await Promise.all([database.destroy(), counters.end()])
    },
  }
}

function openPool(url: string, max: number, synchronousCommit: 'on' | 'off'): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    options: `-c synchronous_commit=${synchronousCommit}`,
  })
  // An idle connection that breaks is replaced at the next use; unheard, the event would end the process.
  pool.on('error', (error) =>
    console.error('A connection to the database broke:', describeFailure(error)),
  )
  pool.on('release', (_failure, client) => endUnanswered(client))
  return pool
}

/**
 * Ends a connection that is handed back before the server answered its last statement. Kysely hands it back as if
 * nothing had happened, and whoever had it next would wait in vain as well: a server that is gone without a word, as
 * behind a firewall that forgot the connection, breaks none. The pool opens another in its place.
 *
 * @param client - as `pg` made it; that it waits for an answer stands in a property without a type (`lib/client.js`)
 */
function endUnanswered(client: PoolClient): void {
  if (Reflect.get(client, 'readyForQuery') !== true && client instanceof Client) void client.end()
}

async function writeWithRetries<Result>(
  database: Kysely<InterestSchema>,
  job: WriteJob<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction().execute(job)
    } catch (error) {
      if (tries >= maxAttempts || !asksToTryAgain(error)) throw error
    }
  }
}

function asksToTryAgain(error: unknown): boolean {
  const code = errorProperty(error, 'code')
  return typeof code === 'string' && tryAgainCodes.has(code)
}
