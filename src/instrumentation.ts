import {isBuild} from '#config/runtime.ts'

/** Next calls this when a server process starts. A build starts servers too, which must have no side effects. */
export async function register(): Promise<void> {
  // Next removes this branch from other runtimes' bundles, with everything that needs Node, only when the condition
  // is inline.
  if (process.env['NEXT_RUNTIME'] === 'nodejs' && !isBuild()) {
    const {startServer} = await import('./server/start.server.ts')
    startServer()
  }
}
