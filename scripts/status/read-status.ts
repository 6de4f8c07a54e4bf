import {createClient} from '@redis/client'
import {z} from 'zod'
import {readDatabaseUrl, readRedisUrl} from '#config/configuration.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {type OutboxState, readOutboxState} from '#registrations/store/outbox-state.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {EventLog} from '#scripts/analytics-endpoint/event-log.ts'
import type {Settings} from '#scripts/cli/settings.ts'
import {readAppInterest} from '#scripts/registrations/app-interest.ts'

interface ComponentStatus {
  name: string
  isUp: boolean
  /** Address, start time or reason of the failure. */
  detail: string
}

export interface Status {
  components: ComponentStatus[]
  /** `null` when the database is down. */
  outbox: OutboxState | null
  /** Undelivered webhooks of the local content lake; `null` when there is no lake or it is down. */
  pendingWebhooks: number | null
  /** Events of the local analytics endpoint; `null` when the site does not use it. */
  analytics: {events: number; appInterest: number; file: string} | null
}

const timeoutMs = 4000
const healthSchema = z.object({
  database: z.string(),
  content: z.string(),
  sharing: z.string().optional(),
})
const pendingSchema = z.object({pending: z.number()})

/** Reads the status of every component within five seconds, from its local address. */
export async function readStatus(settings: Settings): Promise<Status> {
  const [site, lake, database, redis, pendingWebhooks] = await Promise.all([
    siteStatus(settings),
    lakeStatus(settings),
    databaseStatus(settings),
    redisStatus(settings),
    countPendingWebhooks(settings),
  ])
  return {
    components: [site, lake, database.component, redis].filter((component) => component !== null),
    outbox: database.outbox,
    pendingWebhooks,
    analytics:
      settings.analyticsPort === null ? null : countEvents(new EventLog(settings.dataFolder)),
  }
}

function countEvents(log: EventLog) {
  return {events: log.lines().length, appInterest: readAppInterest(log).length, file: log.file}
}

async function siteStatus({siteOrigin, environment}: Settings): Promise<ComponentStatus> {
  const name = 'site'
  try {
    const response = await get(`${siteOrigin}/api/health`)
    const health = healthSchema.parse(await response.json())
    const down = Object.entries(health).flatMap(([part, state]) => (state === 'ok' ? [] : [part]))
    if (down.length > 0)
      return {name, isUp: false, detail: `${siteOrigin} responds without ${down.join(' and ')}`}
    const since = await readStartTime(siteOrigin, environment['METRICS_TOKEN'])
    return {name, isUp: true, detail: since === null ? siteOrigin : `${siteOrigin} since ${since}`}
  } catch (error) {
    return {name, isUp: false, detail: `${siteOrigin} does not respond (${reasonOf(error)})`}
  }
}

/** Returns an ISO date, or `null` without a token or a start time in the metrics. */
async function readStartTime(origin: string, token: string | undefined): Promise<string | null> {
  if (!token) return null
  const response = await get(`${origin}/api/metrics`, token)
  const match = /^process_start_time_seconds (\d+)$/m.exec(await response.text())
  return match === null ? null : new Date(Number(match[1]) * 1000).toISOString()
}

async function lakeStatus({lakeOrigin}: Settings): Promise<ComponentStatus | null> {
  if (lakeOrigin === null) return null
  const name = 'content lake'
  try {
    const response = await get(`${lakeOrigin}/_lake/health`)
    if (response.ok) return {name, isUp: true, detail: lakeOrigin}
    return {name, isUp: false, detail: `${lakeOrigin} responds with ${response.status}`}
  } catch (error) {
    return {name, isUp: false, detail: `${lakeOrigin} does not respond (${reasonOf(error)})`}
  }
}

async function databaseStatus({environment}: Settings) {
  const url = readDatabaseUrl(environment)
  // The address of a PostgreSQL database contains its password.
  const where = url.startsWith('file:') ? url.slice('file:'.length) : 'PostgreSQL'
  const name = 'database'
  try {
    const store = await openRegistrationStore(url)
    try {
      const outbox = await readOutboxState(store.database)
      return {component: {name, isUp: true, detail: where}, outbox}
    } finally {
      await store.close()
    }
  } catch (error) {
    const detail = `${where} (${describeFailure(error)})`
    return {component: {name, isUp: false, detail}, outbox: null}
  }
}

async function redisStatus({environment}: Settings): Promise<ComponentStatus | null> {
  const url = readRedisUrl(environment)
  if (url === null) return null
  const name = 'Redis'
  const {hostname, port} = new URL(url)
  const where = `${hostname}:${port || 6379}`
  const client = createClient({url, RESP: 2, socket: {reconnectStrategy: false}})
  client.on('error', () => undefined)
  try {
    await withDeadline(
      client.connect().then(() => client.ping()),
      timeoutMs,
    )
    return {name, isUp: true, detail: where}
  } catch (error) {
    return {name, isUp: false, detail: `${where} (${describeFailure(error)})`}
  } finally {
    if (client.isOpen) client.destroy()
  }
}

async function countPendingWebhooks({lakeOrigin, environment}: Settings): Promise<number | null> {
  if (lakeOrigin === null) return null
  try {
    const token = environment['SANITY_API_READ_TOKEN']
    const response = await get(`${lakeOrigin}/_lake/webhooks/pending`, token)
    return pendingSchema.parse(await response.json()).pending
  } catch {
    return null
  }
}

async function get(url: string, token?: string): Promise<Response> {
  return await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    ...(token !== undefined && {headers: {authorization: `Bearer ${token}`}}),
  })
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.cause !== undefined
    ? describeFailure(error.cause)
    : describeFailure(error)
