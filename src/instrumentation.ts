import {isBuild} from '#config/runtime.ts'

/**
 * Next calls this once when a server process starts, before the first request. A build starts servers too, which must
 * not touch the database or send anything.
 */
export async function register(): Promise<void> {
  // Next removes this branch from other runtimes' bundles, with everything that needs Node, only when the condition
  // is inline.
  if (process.env['NEXT_RUNTIME'] === 'nodejs' && !isBuild()) {
    const {startServer} = await import('./server/start.server.ts')
    startServer()
  }
}
