import 'server-only'
import {sql} from 'kysely'
import {pingContent} from '#content/client/client.server.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {registrationDatabase} from './registrations.server.ts'

/** Health checks time out after three seconds, so this responds earlier. */
const timeoutMs = 2500

/**
 * Resolves within 2.5 seconds, even when a service does not respond. `sharing` is Redis, missing for a single instance.
 */
export async function checkHealth() {
  const [database, content] = await Promise.all([
    stateOf(pingDatabase()),
    stateOf(pingContent(timeoutMs)),
  ])
  const sharing = stateOfSharing()
  const isHealthy = [database, content, sharing ?? 'ok'].every((state) => state === 'ok')
  return {isHealthy, database, content, ...(sharing && {sharing})}
}

async function pingDatabase(): Promise<void> {
  await sql`select 1 from registration limit 1`.execute(await registrationDatabase())
}

function stateOfSharing(): 'ok' | 'unavailable' | undefined {
  const stream = globalThis.siteFreshness?.stream ?? null
  if (stream === null) return undefined
  return stream.isReachable() ? 'ok' : 'unavailable'
}

async function stateOf(ping: Promise<void>): Promise<'ok' | 'unavailable'> {
  try {
    await withDeadline(ping, timeoutMs)
    return 'ok'
  } catch {
    return 'unavailable'
  }
}
