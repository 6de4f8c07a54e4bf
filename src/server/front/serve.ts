import {subscribe} from 'node:diagnostics_channel'
import {once} from 'node:events'
import type {RequestListener} from 'node:http'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import next from 'next'
import {siteAddresses} from '#config/front-environment.ts'
import {filePolicy, securityHeaders} from '#config/security-headers.ts'
import {revalidationChannel} from '#lib/revalidation-channel.ts'
import {KeptMedia} from '#server/media/kept-media.ts'
import {mediaInFront} from '#server/media/media-in-front.ts'
import {mediaLimits} from '#server/media/site-media.ts'
import {askNext, askNextFor, askNextForMedia} from './ask-next.ts'
import {closeServer} from './close-server.ts'
import {createFrontServer} from './create-front-server.ts'
import {frontOf} from './front.ts'
import {finishPage} from './finish-page.ts'
import {InFlightLimit, limitInFlight} from './limit-in-flight.ts'
import {PageCache} from './page-cache.ts'
import {passingPages} from './passing-pages.ts'
import {staticFiles} from './static-files.ts'
import {barePolicy, policyHeader} from './strict-policy.ts'

/**
 * `node src/server/front/serve.ts --port 3000 --keep-alive 75` (seconds): one process that answers the whole site, Next
 * behind the page cache (decision 14). `next start` serves the same build without it.
 */
const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    // Without it: all interfaces.
    hostname: {type: 'string'},
    // Longer than any proxy in front keeps an unused connection, so that it is never us who close one in use.
    'keep-alive': {type: 'string', default: '75'},
  },
})
const port = Number(values.port)
const keepAliveTimeout = Number(values['keep-alive']) * 1000
/** How long visitors may keep coming before one that stops takes no more of them, in milliseconds. */
const maxDrainMs = 1000
let isStopping = false

/**
 * How much is in flight to Next at the same time. A rendering takes some milliseconds of one core, so that this many
 * are done within a second, and more would only wait for each other.
 */
const maxInFlight = {loads: 32, reads: 32, writes: 64}
/** Longer than a visitor on a slow network takes to read a page, in milliseconds. */
const maxHoldMs = 15_000

const loads = new InFlightLimit(maxInFlight.loads)
const cache = new PageCache({
  load: (path) => loads.run(() => askNext(port, path)),
  recheckMs: 3000,
  maxBytes: 128 * 1024 * 1024,
  finish: finishPage,
})
subscribe(revalidationChannel, () => cache.invalidate())

const keptMedia = new KeptMedia(join(process.cwd(), '.next', 'media'), mediaLimits)
const media = mediaInFront(keptMedia, (url, headers) => askNextForMedia(port, url, headers))
globalThis.siteMedia = {
  prepare: (url) => media.prepare(url),
  retain: (assets) => keptMedia.retain(assets),
}

const commonHeaders = securityHeaders(siteAddresses())
const fileHeaders = [...commonHeaders, [policyHeader, filePolicy]] as const
const app = next({dev: false, dir: process.cwd(), port, hostname: 'localhost'})
const handle = app.getRequestHandler()
const answerByNext: RequestListener = (request, response) => void handle(request, response)
const server = createFrontServer(
  frontOf({
    cache,
    files: staticFiles(join(process.cwd(), '.next', 'static'), fileHeaders),
    media: (request, response, unkept) => media.answer(request, response, unkept),
    passing: passingPages({
      cache,
      ask: (visitor, signal) => askNextFor(port, visitor, signal),
      next: answerByNext,
    }),
    next: answerByNext,
    limit: limitInFlight({
      maxReads: maxInFlight.reads,
      maxWrites: maxInFlight.writes,
      maxHoldMs,
      headers: [...commonHeaders, [policyHeader, barePolicy]],
    }),
  }),
  {keepAliveTimeout},
)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)

await app.prepare()
server.listen(port, values.hostname)
await once(server, 'listening')
console.info(`The site answers at http://localhost:${port}`)

/** Answers what was asked, takes up nothing new, lets Next end what runs behind its answers, and ends. */
function stop(): void {
  if (isStopping) return
  isStopping = true
  void closeServer(server, maxDrainMs)
    .then(() => app.close())
    .then(() => process.exit(0))
}
