import {isBuild} from '#config/runtime.ts'

/**
 * Next calls this once when a server process starts, before the first request. A build starts servers too; they must
 * not touch the database or send anything.
 */
export async function register(): Promise<void> {
  // Written out here: Next drops the branch from the bundle for other runtimes, and with it all that needs Node.
  if (process.env['NEXT_RUNTIME'] === 'nodejs' && !isBuild()) {
    const {startServer} = await import('./server/start.server.ts')
    startServer()
  }
}
