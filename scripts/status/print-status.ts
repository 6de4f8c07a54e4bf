import type {Status} from './read-status.ts'

/**
 * Writes what an operator needs to see in one screen: what is up, what waits, what failed.
 *
 * @param status - of the service
 * @returns lines, each with its line break
 */
export function printStatus({parts, outbox, waitingWebhooks}: Status): string {
  const rows: [string, string][] = parts.map(({name, isUp, detail}) => [
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
  if (waitingWebhooks !== null) rows.push(['webhooks', `${waitingWebhooks} waiting`])
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}\n`).join('')
}
