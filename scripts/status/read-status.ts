import {z} from 'zod'
import {readDatabaseUrl} from '#config/database.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {type OutboxState, readOutboxState} from '#registrations/store/outbox-state.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import type {Settings} from '#scripts/cli/settings.ts'
import type {PartStatus} from './part-status.ts'
import {redisStatus} from './redis-status.ts'

/** Everything that `npm run status` shows. */
export interface Status {
  parts: PartStatus[]
  /** `null` when the database does not say. */
  outbox: OutboxState | null
  /** Webhooks of the local content lake that have not been delivered; `null` when nobody says. */
  waitingWebhooks: number | null
}

const timeoutMs = 4000
const healthSchema = z.object({
  database: z.string(),
  content: z.string(),
  sharing: z.string().optional(),
})
const pendingSchema = z.object({pending: z.number()})

/**
 * Asks every part of the service how it is. None of it changes anything, and all of it is over within five seconds.
 *
 * @param settings - of this machine; the site is asked here, whatever address visitors use
 */
export async function readStatus(settings: Settings): Promise<Status> {
  const [site, lake, database, redis, waitingWebhooks] = await Promise.all([
    siteStatus(settings),
    lakeStatus(settings),
    databaseStatus(settings),
    redisStatus(settings.environment, timeoutMs),
    pendingWebhooks(settings),
  ])
  return {
    parts: [site, lake, database.part, redis].filter((part) => part !== null),
    outbox: database.outbox,
    waitingWebhooks,
  }
}

async function siteStatus({siteOrigin, environment}: Settings): Promise<PartStatus> {
  const name = 'site'
  try {
    const answer = await ask(`${siteOrigin}/api/health`)
    const parts = healthSchema.parse(await answer.json())
    const away = Object.entries(parts).flatMap(([part, state]) => (state === 'ok' ? [] : [part]))
    if (away.length > 0)
      return {name, isUp: false, detail: `${siteOrigin} answers without ${away.join(' and ')}`}
    const since = await startOf(siteOrigin, environment['METRICS_TOKEN'])
    return {name, isUp: true, detail: since === null ? siteOrigin : `${siteOrigin} since ${since}`}
  } catch (error) {
    return {name, isUp: false, detail: `${siteOrigin} does not answer (${reasonOf(error)})`}
  }
}

/** @returns when the site started, `null` when it tells nobody */
async function startOf(origin: string, token: string | undefined): Promise<string | null> {
  if (!token) return null
  const answer = await ask(`${origin}/api/metrics`, token)
  const found = /^process_start_time_seconds (\d+)$/m.exec(await answer.text())
  return found === null ? null : new Date(Number(found[1]) * 1000).toISOString()
}

async function lakeStatus({lakeOrigin}: Settings): Promise<PartStatus | null> {
  if (lakeOrigin === null) return null
  const name = 'content lake'
  try {
    const answer = await ask(`${lakeOrigin}/_lake/health`)
    if (answer.ok) return {name, isUp: true, detail: lakeOrigin}
    return {name, isUp: false, detail: `${lakeOrigin} answers ${answer.status}`}
  } catch (error) {
    return {name, isUp: false, detail: `${lakeOrigin} does not answer (${reasonOf(error)})`}
  }
}

async function databaseStatus({environment}: Settings) {
  const url = readDatabaseUrl(environment)
  // An address of PostgreSQL holds a password.
  const where = url.startsWith('file:') ? url.slice('file:'.length) : 'PostgreSQL'
  const name = 'database'
  try {
    const store = await openRegistrationStore(url)
    try {
      const outbox = await readOutboxState(store.database)
      return {part: {name, isUp: true, detail: where}, outbox}
    } finally {
      await store.close()
    }
  } catch (error) {
    return {part: {name, isUp: false, detail: `${where} (${describeFailure(error)})`}, outbox: null}
  }
}

async function pendingWebhooks({lakeOrigin, environment}: Settings): Promise<number | null> {
  if (lakeOrigin === null) return null
  try {
    const token = environment['SANITY_API_READ_TOKEN']
    const answer = await ask(`${lakeOrigin}/_lake/webhooks/pending`, token)
    return pendingSchema.parse(await answer.json()).pending
  } catch {
    return null
  }
}

async function ask(url: string, token?: string): Promise<Response> {
  return await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    ...(token !== undefined && {headers: {authorization: `Bearer ${token}`}}),
  })
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.cause !== undefined
    ? describeFailure(error.cause)
    : describeFailure(error)
