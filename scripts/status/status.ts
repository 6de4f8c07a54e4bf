import {join} from 'node:path'
import {readLocalEnvironment} from '#scripts/cli/local-environment.ts'
import {readSettings} from '#scripts/cli/settings.ts'
import {readStatus, type Status} from './read-status.ts'

/** `npm run --silent status`: exits with 1 when a component of the service is down. */
const root = join(import.meta.dirname, '..', '..')

try {
  const environment = readLocalEnvironment(join(root, '.env.local'), process.env)
  const status = await readStatus(readSettings(root, environment, false))
  process.stdout.write(formatStatus(status))
  process.exitCode = status.components.every(({isUp}) => isUp) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'unknown failure'}\n`)
  process.exitCode = 2
}

function formatStatus({components, outbox, pendingWebhooks, analytics}: Status): string {
  const rows: [string, string][] = components.map(({name, isUp, detail}) => [
    name,
    `${isUp ? 'up  ' : 'DOWN'}  ${detail}`,
  ])
  if (outbox !== null) {
    const since = outbox.waitingSince === null ? '' : `, the oldest since ${outbox.waitingSince}`
    rows.push(['e-mails', `${outbox.waiting} waiting${since}`])
    for (const {kind, state, reason, count} of outbox.failures)
      rows.push(['', `${count} ${kind} ${state}: ${reason}`])
    for (const line of outbox.advice) rows.push(['', line])
  }
  if (pendingWebhooks !== null) rows.push(['webhooks', `${pendingWebhooks} waiting`])
  if (analytics !== null) {
    const {events, appInterest, file} = analytics
    rows.push([
      'analytics',
      `${events} events, ${appInterest} of them addresses for the app, in ${file}`,
    ])
  }
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}\n`).join('')
}
