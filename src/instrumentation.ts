import {isBuild, isNode} from '#config/runtime.ts'

/**
 * Next calls this once when a server process starts, before the first request. A build starts servers too; they must
 * not touch the database or send anything.
 */
export async function register(): Promise<void> {
  if (!isNode() || isBuild()) return
  const {startServer} = await import('./server/start.server.ts')
  startServer()
}
