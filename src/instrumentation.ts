import {buildPhase, phaseVariable} from '#lib/next-internals.ts'

/**
 * Next calls this once when a server process starts, before the first request. A build starts servers too; they must
 * not touch the database or send anything.
 *
 * @throws EnvironmentError when the environment is not complete: the site does not start then
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  if (process.env[phaseVariable] === buildPhase) return
  const {notePeerAddresses} = await import('./server/note-peer-addresses.ts')
  const {refuseUnreadable} = await import('./server/refuse-unreadable.ts')
  const {startKnownPathRefresh} = await import('./content/known-paths.server.ts')
  const {startBackgroundJobs} = await import('./server/background-jobs.server.ts')
  notePeerAddresses()
  refuseUnreadable()
  startKnownPathRefresh()
  startBackgroundJobs()
}
