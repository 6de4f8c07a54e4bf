import 'server-only'
import {countRows} from '#registrations/domain/statistics.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {registrationDatabase} from '#server/registrations.server.ts'
import {checkHealth} from '#server/health.server.ts'
import type {Metric} from './exposition.ts'
import {collectCounts} from './site-metrics.ts'

/** Prometheus times out after ten seconds by default. */
const timeoutMs = 2500

type Samples = Metric['samples']
type Value = number | null | undefined | Samples

const metric = (type: Metric['type']) => (name: string, help: string, value: Value) => {
  const samples: Samples = typeof value === 'number' ? [{value}] : (value ?? [])
  return {type, name, help, samples}
}
const counter = metric('counter')
const gauge = metric('gauge')

const by = (label: string, values: Iterable<readonly [string, number]>): Samples =>
  Array.from(values, ([name, value]) => ({labels: {[label]: name}, value}))

/** Collects the metrics of this process and its database within three seconds. */
export async function collectMetrics(): Promise<Metric[]> {
  const [{database, content, sharing}, stored] = await Promise.all([
    checkHealth(),
    withDeadline(registrationDatabase().then(countRows), timeoutMs).catch(() => null),
  ])
  const parts = Object.entries({database, content, ...(sharing && {sharing})})
  const up = parts.map(([part, state]) => [part, Number(state === 'ok')] as const)
  const {responses, pages} = collectCounts()
  const published = globalThis.siteFreshness?.publications
  const {heapUsed, rss} = process.memoryUsage()
  const startedAt = Math.round(Date.now() / 1000 - process.uptime())
  return [
    gauge('site_up', 'Whether a part of the site can be reached.', by('part', up)),
    counter('site_responses_total', 'Responses to visitors.', by('status', responses)),
    counter('site_pages_total', 'Pages, by the cache that they came from.', by('cache', pages)),
    counter(
      'site_publications_total',
      'Webhooks after which all pages were fresh.',
      published?.count,
    ),
    counter('site_publication_seconds_total', 'From webhook to fresh pages.', published?.seconds),
    gauge(
      'site_publication_last_seconds',
      'From webhook to fresh pages, for the last webhook.',
      published?.lastSeconds,
    ),
    gauge('site_outbox', 'E-mails by state.', by('state', entriesOf(stored?.outbox))),
    gauge('site_registrations', 'Registrations.', by('role', entriesOf(stored?.registrations))),
    gauge('site_messages', 'Messages.', stored?.messages),
    gauge('process_start_time_seconds', 'When the process started, since the epoch.', startedAt),
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory used by JavaScript objects.', heapUsed),
    counter('process_cpu_seconds_total', 'CPU time of the process.', cpuSeconds()),
  ]
}

const entriesOf = (values: Readonly<Record<string, number>> = {}) => Object.entries(values)

function cpuSeconds(): number {
  const {user, system} = process.cpuUsage()
  return (user + system) / 1e6
}
