import 'server-only'
import type {Configuration} from '#config/configuration.ts'
import {configuration, environmentWarnings} from '#config/environment.server.ts'
import {isProduction} from '#config/runtime.ts'
import {checkSource} from '#content/client/check-source.server.ts'
import {enterRequest} from '#content/client/client.server.ts'
import {startFreshness} from '#revalidation/start-freshness.server.ts'
import {peerHeader} from '#http/client-address.ts'
import {startSearch} from '#search/search-state.server.ts'
import {shutDownGracefully} from './graceful-shutdown.ts'
import {startMail} from './jobs/mail.server.ts'
import {startImageErasure} from './jobs/image-erasure.server.ts'
import {startPurging} from './jobs/purge.server.ts'
import {startWaitingCount} from './jobs/waiting.server.ts'
import {measureResponses} from './metrics/site-metrics.ts'
import {logConsole} from './logs/log-console.ts'
import {logRequests} from './logs/log-requests.ts'
import {createLog, standardOutput, ignoreOutputErrors} from './logs/log.ts'
import {recordPeerAddresses, watchRequests} from './watch-process.ts'

/** Below every kill timeout: `npm start` allows ten seconds, and Next needs some of them. */
const shutdownTimeoutMs = 5000

/**
 * Starts the server process: reads the configuration, installs the watchers and starts the background jobs, which it
 * stops on shutdown.
 *
 * An invalid environment ends the process with code 1 and a list of all mistakes (decision 19), because a site that
 * refuses webhooks or sends no e-mail looks healthy.
 */
export function startServer(): void {
  ignoreOutputErrors()
  const settings = configurationOrExit()
  if (settings.logFormat === 'json') startJsonLogs()
  for (const warning of environmentWarnings()) console.warn(warning)
  recordPeerAddresses(peerHeader(settings.secrets.linkSecret))
  watchRequests(enterRequest)
  measureResponses()
  void checkSource()
  void startSearch()
  const freshness = startFreshness(settings)
  const waiting = startWaitingCount(freshness.checkSoon)
  // A restored backup may contain erased people, whom the purge deletes again.
  const purging = startPurging(waiting.runSoon)
  const jobs = [startMail(settings), waiting, purging, ...freshness.jobs]
  if (isProduction()) startImageErasure(settings)
  const stop = async () => {
    await Promise.all(jobs.map((job) => job.stop()))
  }
  shutDownGracefully(stop, shutdownTimeoutMs)
}

/** Logs only the paths of published pages: a visitor can put personal data into any other. */
function startJsonLogs(): void {
  const log = createLog(standardOutput())
  const isPublished = (path: string) => globalThis.routeTableState?.list?.pages.has(path) === true
  logConsole(log)
  logRequests({log, isPublished})
}

function configurationOrExit(): Configuration {
  try {
    return configuration()
  } catch (error) {
    console.error(
      error instanceof Error && error.name === 'EnvironmentError' ? error.message : error,
    )
    process.exit(1)
  }
}
