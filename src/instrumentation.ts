import {isBuild} from '#config/runtime.ts'

/** Next calls this when a server process starts. A build starts servers too, which must have no side effects. */
export async function register(): Promise<void> {
  // Inline, so that Next removes this branch, and everything that needs Node, from other runtimes' bundles.
  if (process.env['NEXT_RUNTIME'] === 'nodejs' && !isBuild()) {
    const {startServer} = await import('./server/start.server.ts')
    startServer()
  }
}
