import {join} from 'node:path'

/** Shifts every port, so that a second test run can start while the first runs. */
const offset = Number(process.env['TEST_PORT_OFFSET'] ?? 0)

/** Ports of the test run, distinct from those of a site in development. */
export const sitePort = 3210 + offset
export const lakePort = 3543 + offset
export const mailPort = 3725 + offset
/** A second site, which a test stops and restarts. */
export const restartPort = 3215 + offset
/** An isolated site, and the relay between it and the content lake. */
export const outagePort = 3216 + offset
export const relayPort = 3549 + offset
/** A site whose registrations a test changes. */
export const lamplightPort = 3226 + offset
/** A site whose configuration prevents its start. */
export const refusedPort = 3218 + offset
/** A copy of the site with its own page cache. */
export const copyPort = 3217 + offset
/** A copy of the site without analytics, on `next start` without our edge server. */
export const noAnalyticsPort = 3219 + offset
/** Two instances that share a database. */
export const instancePorts = [3221 + offset, 3222 + offset] as const
/** The content lake into which a test restores a backup. */
export const restoredLakePort = 3546 + offset
export const site = `http://localhost:${sitePort}`
export const lake = `http://localhost:${lakePort}`
export const dataFolder = 'tests/.output/data'

export const noAnalyticsSite = `http://localhost:${noAnalyticsPort}`

/** The local analytics endpoint in place of PostHog, and the requests that it receives. */
export const analyticsPort = 3726 + offset
export const analyticsHost = `http://localhost:${analyticsPort}`
export const analyticsRequestsFile = join(
  import.meta.dirname,
  '..',
  '.output',
  'analytics-requests.ndjson',
)
export const analyticsKey = 'phc_key_of_the_tests'

/** Folder of the e-mails that the tests' mail server receives. */
export const mailFolder = 'tests/.output/mail'
/** Recipient of the messages from the contact form. */
export const teamAddress = 'team@lamplight.example'
