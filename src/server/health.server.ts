import 'server-only'
import {sql} from 'kysely'
import {pingContent} from '#content/client.server.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {interestDatabase} from './interest-database.server.ts'

/** What asks for the health of the site gives up after three seconds; it shall hear a "no" before. */
const timeoutMs = 2500

/** Whether the parts of the site that it cannot work without can be reached. */
export interface Health {
  isHealthy: boolean
  database: 'ok' | 'unavailable'
  content: 'ok' | 'unavailable'
}

/** @returns the state of each part, within 2.5 seconds whatever the parts do */
export async function checkHealth(): Promise<Health> {
  const [database, content] = await Promise.all([
    stateOf(pingDatabase()),
    stateOf(pingContent(timeoutMs)),
  ])
  return {isHealthy: database === 'ok' && content === 'ok', database, content}
}

async function pingDatabase(): Promise<void> {
  await sql`select 1 from registration limit 1`.execute(await interestDatabase())
}

async function stateOf(ping: Promise<void>): Promise<'ok' | 'unavailable'> {
  try {
    await withDeadline(ping, timeoutMs)
    return 'ok'
  } catch {
    return 'unavailable'
  }
}
