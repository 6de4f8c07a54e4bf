import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {Processes} from '#scripts/cli/processes.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {benchSettings, fail, root, startBenchSite} from './bench-site.ts'
import {type LoadResult, sendLoad} from './wrk.ts'

/**
 * `npm run bench:serving`: measures responses per second for the home page from our server and from `next start` with
 * the same build. Needs `wrk`; `-- --seconds 2` takes less time.
 */
const {values} = parseArgs({options: {seconds: {type: 'string', default: '8'}}})
const barePort = 3311

const settings = benchSettings()
const processes = new Processes()
const {origin, stop} = await startBenchSite(settings)
try {
  const bare = `http://localhost:${barePort}`
  startNext()
  await waitFor(`${bare}/icon.svg`, 60_000)
  const results = {'our server': await measure(origin), 'next start': await measure(bare)}
  console.table(results)
  const ratio = results['our server'].perSecond / results['next start'].perSecond
  console.info(`our server / next start ${ratio.toFixed(2)}`)
} finally {
  await processes.stopAll()
  await stop()
}

function startNext(): void {
  const script = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const parameters = ['start', '--port', String(barePort)]
  const environment = {...settings.environment, PORT: String(barePort)}
  processes.start({name: 'next', script, parameters, folder: root, environment}, fail)
}

async function measure(url: string): Promise<LoadResult> {
  const encodings = ['--header', 'accept-encoding: br, gzip']
  await sendLoad(url, 2, ...encodings)
  return await sendLoad(`${url}/`, Number(values.seconds), '--threads', '2', ...encodings)
}
