/** Moves the tests' ports, for a second run beside the first. */
const offset = Number(process.env['TEST_PORT_OFFSET'] ?? 0)

/** The tests' own ports and data folder: they never meet a site that is running beside them. */
export const sitePort = 3210 + offset
export const lakePort = 3543 + offset
export const mailPort = 3725 + offset
/** Of a second site, which a test stops and starts again. */
export const restartPort = 3215 + offset
/** Of a site with its own copy of the build, of a content lake of its own, and of what stands between the two. */
export const outagePort = 3216 + offset
export const outageLakePort = 3548 + offset
export const relayPort = 3549 + offset
/** Of a site whose database somebody else holds. */
export const lockedPort = 3226 + offset
/** Of a site that is not let start. */
export const refusedPort = 3218 + offset
/** Of a copy of the site with a page cache of its own. */
export const copyPort = 3217 + offset
/** Of a copy of the site that is told of no analytics. */
export const noAnalyticsPort = 3219 + offset
/** Of a copy of the site that Next answers by itself. */
export const barePort = 3220 + offset
/** Of two machines that share a database, and of the proxy before them. */
export const machinePorts = [3221 + offset, 3222 + offset] as const
export const balancerPort = 3223 + offset
/** Of a clone on which the handbooks of operators are followed, and of its content lake. */
export const clonePort = 3224 + offset
export const cloneLakePort = 3546 + offset
/** Of a site whose guests have links older than they are, and of what stands between it and the content lake. */
export const guestPort = 3225 + offset
export const guestRelayPort = 3547 + offset
export const site = `http://localhost:${sitePort}`
export const lake = `http://localhost:${lakePort}`
export const dataFolder = 'tests/.output/data'

export const noAnalyticsSite = `http://localhost:${noAnalyticsPort}`

/** What stands in for PostHog and records what arrives. */
export const analyticsPort = 3726 + offset
export const analyticsHost = `http://localhost:${analyticsPort}`
export const analyticsKey = 'phc_key_of_the_tests'

/** Where the tests' mail server keeps what it received. */
export const mailFolder = 'tests/.output/mail'
/** Who is told about messages from the contact form. */
export const teamAddress = 'team@lamplight.example'
