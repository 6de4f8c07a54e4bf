import {sql} from 'kysely'
import {pingContent} from '#content/client.server.ts'
import {interestDatabase} from '#server/interest-database.server.ts'

export const dynamic = 'force-dynamic'

const contentTimeoutMs = 2000

/** Says whether the site can do its work: 200 when database and content answer, 503 with which does not. */
export async function GET(): Promise<Response> {
  const [database, content] = await Promise.all([
    isUp(pingDatabase),
    isUp(() => pingContent(contentTimeoutMs)),
  ])
  const healthy = database && content
  return Response.json(
    {
      status: healthy ? 'ok' : 'unavailable',
      database: database ? 'ok' : 'unavailable',
      content: content ? 'ok' : 'unavailable',
    },
    {status: healthy ? 200 : 503, headers: {'cache-control': 'no-store'}},
  )
}

async function pingDatabase(): Promise<void> {
  await sql`select 1`.execute(await interestDatabase())
}

async function isUp(ping: () => Promise<void>): Promise<boolean> {
  try {
    await ping()
    return true
  } catch {
    return false
  }
}
