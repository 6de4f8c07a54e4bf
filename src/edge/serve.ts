import {once} from 'node:events'
import type {RequestListener} from 'node:http'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import next from 'next'
import {edgeConfiguration} from '#config/edge-environment.ts'
import {readBuildId, readPreviewModeId} from '#config/next-internals.ts'
import {securityHeaders} from '#config/security-headers.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {invalidations} from '#revalidation/channels.ts'
import {InFlightLimit} from './in-flight-limit.ts'
import {Origin} from './origin.ts'
import {PageCache} from './page-cache.ts'
import {createEdge} from './server.ts'
import {shareStaticFiles} from './share-static-files.ts'
import {transformHtml} from './transform-html.ts'

/** Serves the site with the page cache in front of Next (decision 14). `next start` serves it without the cache. */
const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    // Defaults to all interfaces.
    hostname: {type: 'string'},
    // Longer than a proxy keeps an idle connection, so that this server never closes one in use.
    'keep-alive': {type: 'string', default: '75'},
  },
})
const port = Number(values.port)
const site = edgeConfiguration()
const build = join(process.cwd(), '.next')
const buildId = readBuildId(build)

/** Rendering takes milliseconds of one core each; this many finish within a second, and more would only compete. */
const maxLoads = 32
const limits = {
  reads: 32,
  writes: 64,
  waiting: 1000,
  keepAliveMs: Number(values['keep-alive']) * 1000,
  headersMs: 15_000,
  stallMs: 60_000,
  drainMs: 1000,
}

const app = next({dev: false, dir: process.cwd(), port, hostname: 'localhost'})
const handle = app.getRequestHandler()
const handleByNext: RequestListener = (request, response) => void handle(request, response)
const origin = new Origin(handleByNext, `localhost:${port}`)

const loads = new InFlightLimit(maxLoads)
const cache = new PageCache({
  load: (path) => loads.run(() => origin.fetchPage(path)),
  recheckMs: 3000,
  holdStaleMs: 25,
  maxBytes: 128 * 1024 * 1024,
  transform: (response, digest) => transformHtml(response, `build=${buildId}&response=${digest}`),
})
invalidations.subscribe(() => cache.invalidate())
globalThis.readCachedPage = async (path) => {
  const page = await Promise.resolve(cache.get(path)).catch(() => cache.findStale(path))
  return page?.status === 200 ? page.bytes.identity.toString() : null
}

const ownFiles = join(build, 'static')
const sharedFiles = await shareFiles()

const edge = await createEdge({
  cache,
  origin,
  next: handleByNext,
  folders: [
    {
      prefix: '/_next/static/',
      root: sharedFiles === null ? ownFiles : [ownFiles, sharedFiles],
      isImmutable: true,
    },
    {prefix: '/', root: join(process.cwd(), 'public'), isImmutable: false},
  ],
  headers: securityHeaders(site),
  buildId,
  draftSecret: readPreviewModeId(build),
  trustedProxyHops: site.trustedProxyHops,
  limits,
})

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)

await app.prepare()
edge.server.listen(port, values.hostname)
await once(edge.server, 'listening')
console.info(`The site answers at http://localhost:${port}`)

/** Returns the folder of shared files; null without one. The site starts when it cannot be written. */
async function shareFiles(): Promise<string | null> {
  const folder = site.staticFolder
  if (folder === null) return null
  try {
    await shareStaticFiles(ownFiles, folder, new Date())
    return folder
  } catch (error) {
    console.error(
      'Cannot write to STATIC_FILES_DIR, so pages of other builds may miss scripts:',
      describeFailure(error),
    )
    return null
  }
}

/** Finishes requests in flight and Next's background work, then exits. */
function stop(): void {
  if (isStopping) return
  isStopping = true
  void edge
    .close()
    .then(() => app.close())
    .then(() => process.exit(0))
}
