import 'server-only'
import {Counter, Gauge, Registry} from 'prom-client'
import {countRows} from '#registrations/domain/statistics.ts'
import {readOutboxState} from '#registrations/store/outbox-state.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {registrationDatabase} from '#server/registrations.server.ts'
import {checkHealth} from '#server/health.server.ts'
import {siteMetrics} from './site-metrics.ts'

/** Prometheus times out after ten seconds by default. */
const timeoutMs = 2500

type Samples = readonly (readonly [label: string, value: number])[]

/** Collects the metrics of this process and its database within three seconds, in Prometheus' text format. */
export async function collectMetrics(): Promise<string> {
  const [{database, content, sharing}, stored] = await Promise.all([
    checkHealth(),
    withDeadline(readStored(), timeoutMs).catch(() => null),
  ])
  const scrape = new Registry()
  const registers = [scrape]
  const gauge = (name: string, help: string, value: number | undefined) => {
    if (value !== undefined) new Gauge({name, help, registers}).set(value)
  }
  const gauges = (name: string, help: string, label: string, samples: Samples = []) => {
    const made = new Gauge({name, help, labelNames: [label], registers})
    for (const [key, value] of samples) made.set({[label]: key}, value)
  }
  const counter = (name: string, help: string, value: number | undefined) => {
    if (value !== undefined) new Counter({name, help, registers}).inc(value)
  }
  const parts = Object.entries({database, content, ...(sharing && {sharing})})
  const up = parts.map(([part, state]) => [part, Number(state === 'ok')] as const)
  const published = globalThis.siteFreshness?.publications
  gauges('site_up', 'Whether a part of the site can be reached.', 'part', up)
  counter('site_publications_total', 'Webhooks after which all pages were fresh.', published?.count)
  counter('site_publication_seconds_total', 'From webhook to fresh pages.', published?.seconds)
  gauge(
    'site_publication_last_seconds',
    'From webhook to fresh pages, for the last webhook.',
    published?.lastSeconds ?? undefined,
  )
  gauges('site_outbox', 'E-mails by state.', 'state', stored?.outbox)
  gauge('site_outbox_age_seconds', 'Age of the oldest pending e-mail.', stored?.outboxAge)
  gauges('site_registrations', 'Registrations.', 'role', stored?.registrations)
  gauge('site_messages', 'Messages.', stored?.messages)
  return await Registry.merge([siteMetrics().register, scrape]).metrics()
}

async function readStored() {
  const database = await registrationDatabase()
  const [rows, {waitingSince}] = await Promise.all([countRows(database), readOutboxState(database)])
  return {
    messages: rows.messages,
    registrations: Object.entries(rows.registrations),
    outbox: Object.entries(rows.outbox),
    outboxAge: waitingSince === null ? 0 : (Date.now() - Date.parse(waitingSince)) / 1000,
  }
}
