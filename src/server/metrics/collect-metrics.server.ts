import 'server-only'
import {countEverything} from '#interest/statistics.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {interestDatabase} from '#server/interest-database.server.ts'
import {checkHealth} from '#server/health.server.ts'
import type {Metric} from './exposition.ts'
import {collectCounts} from './site-metrics.ts'

/** Whoever asks gives up after ten seconds, as a rule. */
const timeoutMs = 2500

const byLabel = (label: string, values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => ({labels: {[label]: name}, value}))

/** @returns everything that this process knows about itself and the database, within three seconds */
export async function collectMetrics(): Promise<Metric[]> {
  const [health, stored] = await Promise.all([
    checkHealth(),
    withDeadline(interestDatabase().then(countEverything), timeoutMs).catch(() => null),
  ])
  const {answers, pages} = collectCounts()
  const publications = globalThis.siteFreshness?.publications
  const {heapUsed, rss} = process.memoryUsage()
  const one = (value: number | null | undefined) => (value == null ? [] : [{value}])
  return [
    metric('gauge', 'site_up', 'Whether a part of the site can be reached.', [
      {labels: {part: 'database'}, value: Number(health.database === 'ok')},
      {labels: {part: 'content'}, value: Number(health.content === 'ok')},
      ...(health.sharing
        ? [{labels: {part: 'sharing'}, value: Number(health.sharing === 'ok')}]
        : []),
    ]),
    metric(
      'counter',
      'site_answers_total',
      'Answers to visitors.',
      byLabel('status', Object.fromEntries(answers)),
    ),
    metric(
      'counter',
      'site_pages_total',
      'Pages, by the cache that they came from.',
      byLabel('cache', Object.fromEntries(pages)),
    ),
    metric(
      'counter',
      'site_publications_total',
      'Webhooks after which no page was stale any more.',
      one(publications?.count),
    ),
    metric(
      'counter',
      'site_publication_seconds_total',
      'From the webhook until no page was stale any more.',
      one(publications?.seconds),
    ),
    metric(
      'gauge',
      'site_publication_last_seconds',
      'The same, of the last one.',
      one(publications?.lastSeconds),
    ),
    metric('gauge', 'site_outbox', 'E-mails by state.', byLabel('state', stored?.outbox ?? {})),
    metric(
      'gauge',
      'site_registrations',
      'Registrations by role.',
      byLabel('role', stored?.registrations ?? {}),
    ),
    metric('gauge', 'site_messages', 'Messages.', one(stored?.messages)),
    metric(
      'gauge',
      'process_start_time_seconds',
      'When the process started, since the epoch.',
      one(Math.round(Date.now() / 1000 - process.uptime())),
    ),
    metric('gauge', 'process_resident_memory_bytes', 'Memory of the process.', one(rss)),
    metric('gauge', 'nodejs_heap_size_used_bytes', 'Memory of its objects.', one(heapUsed)),
    metric('counter', 'process_cpu_seconds_total', 'Time of processors.', one(cpuSeconds())),
  ]
}

const metric = (
  type: Metric['type'],
  name: string,
  help: string,
  samples: Metric['samples'],
): Metric => ({type, name, help, samples})

function cpuSeconds(): number {
  const {user, system} = process.cpuUsage()
  return (user + system) / 1e6
}
