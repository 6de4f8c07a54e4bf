import {Kysely, PostgresDialect, sql} from 'kysely'
import {Client, Pool, type PoolClient, types} from 'pg'
import {describeFailure, errorProperty} from '#lib/describe-failure.ts'
import {personalTables} from '#registrations/domain/erase.ts'
import {groupedWrites} from './grouped-writes.ts'
import {lockAddresses} from './lock-address.ts'
import {migrate} from './migrate.ts'
import type {RegistrationSchema} from './schema.ts'
import type {RegistrationStore, WriteJob} from './registration-store.ts'

/** Serialization failure and deadlock, which PostgreSQL recommends to retry (manual, appendix A). */
const retryableCodes = new Set(['40001', '40P01'])
const maxAttempts = 3

// Counts, which `pg` would return as strings.
types.setTypeParser(types.builtins.INT8, Number)

/** @throws when the server is unavailable or a migration fails */
export async function openPostgresStore(url: string): Promise<RegistrationStore> {
  // Overrides servers that acknowledge commits before they are on disk (decision 8).
  const pool = openPool(url, 10, 'on')
  // Losing a count in a power cut is harmless, so counters don't wait for the disk.
  const counters = openPool(url, 4, 'off')
  const database = new Kysely<RegistrationSchema>({dialect: new PostgresDialect({pool})})
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
    writeGrouped: groupedWrites((body, emailKeys) =>
      writeWithRetries(database, async (transaction) => {
        await lockAddresses(transaction, emailKeys)
        await body(transaction)
      }),
    ),
    scrub: () => vacuum(database),
    counters,
    close: async () => {
      await Promise.all([database.destroy(), counters.end()])
    },
  }
}

/** Reports a failure only: the rows are deleted, and the daily deletion does it again. */
async function vacuum(database: Kysely<RegistrationSchema>): Promise<void> {
  const tables = sql.join(
    [...personalTables, 'areaNotice', 'newsNotice'].map((table) => sql.table(table)),
  )
  await sql`vacuum ${tables}`.execute(database).catch((error: unknown) => {
    console.warn('Deleted rows stay in the files of the database:', describeFailure(error))
  })
}

function openPool(url: string, max: number, synchronousCommit: 'on' | 'off'): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    options: `-c synchronous_commit=${synchronousCommit}`,
  })
  // The pool replaces a connection that breaks; an error event without a listener ends the process, for idle
  // connections that of the pool and for those in use their own.
  pool.on('error', () => undefined)
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      console.error('A database connection failed:', describeFailure(error)),
    ),
  )
  pool.on('release', (_failure, client) => endBusyConnection(client))
  return pool
}

/**
 * Ends a connection that is released before the server responded. Kysely releases it after a timeout, and the next
 * user would wait forever, because a connection that a firewall has dropped reports no error.
 */
function endBusyConnection(client: PoolClient): void {
  if (Reflect.get(client, 'readyForQuery') !== true && client instanceof Client) void client.end()
}

async function writeWithRetries<Result>(
  database: Kysely<RegistrationSchema>,
  job: WriteJob<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction().execute(job)
    } catch (error) {
      if (tries >= maxAttempts || !isRetryable(error)) throw error
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = errorProperty(error, 'code')
  return typeof code === 'string' && retryableCodes.has(code)
}
