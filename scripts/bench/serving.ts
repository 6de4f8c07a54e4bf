import {execFile, spawn} from 'node:child_process'
import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs, promisify} from 'node:util'
import {toBrotli} from '#lib/content-encoding.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {benchSettings, fail, root, startBenchSite} from './bench-site.ts'
import {fetchText, withoutScripts} from './page-html.ts'

/**
 * `npm run bench:serving`: measures responses per second for the home page from our server, from `next start` with the
 * same build, and from nginx with the same bytes in a file. Needs `wrk` and `nginx`; `-- --seconds 2` takes less time.
 */
const {values} = parseArgs({options: {seconds: {type: 'string', default: '8'}}})
const folder = join(root, '.data', 'bench-serving')
const barePort = 3311
const nginxPort = 3312
const connections = 64
const units: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000}

const settings = benchSettings()
const processes = new Processes()
const {origin, stop} = await startBenchSite(settings)
const nginx = startNginx()
try {
  const bare = `http://localhost:${barePort}`
  const file = `http://127.0.0.1:${nginxPort}`
  startNext()
  await waitFor(`${bare}/icon.svg`, 60_000)
  const page = await bestEncoding()
  // The edge server defers scripts, so only the rest of the page is the same (decision 54).
  if (withoutScripts(await fetchText(origin)) !== withoutScripts(await fetchText(bare)))
    throw new Error('Our server and next start respond with different pages.')
  writeFileSync(join(folder, 'index.html.br'), page)
  await waitFor(file, 10_000)
  const results = {
    'our server': await measure(origin),
    'next start': await measure(bare),
    nginx: await measure(file),
  }
  console.info(`\nHome is ${page.length} bytes with Brotli.`)
  console.table(results)
  const ratio = (peer: LoadResult) => (results['our server'].perSecond / peer.perSecond).toFixed(2)
  console.info(`our server / next start ${ratio(results['next start'])}`)
  console.info(`our server / nginx      ${ratio(results.nginx)}`)
} finally {
  nginx.kill()
  await processes.stopAll()
  await stop()
  rmSync(folder, {recursive: true, force: true})
}

function startNext(): void {
  const script = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const parameters = ['start', '--port', String(barePort)]
  const {environment} = benchSettings({PORT: String(barePort), DATA_DIR: folder})
  processes.start({name: 'next', script, parameters, folder: root, environment}, fail)
}

/** Waits until the server has compressed Home at the highest level, which it does after some requests. */
async function bestEncoding(): Promise<Buffer> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    const response = await fetch(origin, {headers: {'accept-encoding': 'br'}})
    const best = await toBrotli(Buffer.from(await response.text()), 'best')
    if (Number(response.headers.get('content-length')) === best.length) return best
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('Home has not been compressed at the highest level within 30 s.')
}

async function measure(url: string): Promise<LoadResult> {
  const encodings = ['--header', 'accept-encoding: br, gzip']
  await sendLoad(url, 2, ...encodings)
  return await sendLoad(`${url}/`, Number(values.seconds), '--threads', '2', ...encodings)
}

function startNginx() {
  mkdirSync(join(folder, 'temp'), {recursive: true})
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join(' ')
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr;
    events { worker_connections 1024; }
    http { access_log off; ${temp} sendfile on; keepalive_requests 1000000; open_file_cache max=10;
      server { listen 127.0.0.1:${nginxPort}; root ${folder};
        location / { try_files /index.html.br =404; default_type text/html; add_header content-encoding br; } } }`,
  )
  return spawn('nginx', ['-c', configuration], {stdio: 'inherit'}).on('error', () =>
    fail('Cannot start nginx. Install it (Debian: nginx-light).'),
  )
}

/** Result of a load test; times in milliseconds. */
type LoadResult = Awaited<ReturnType<typeof sendLoad>>

/** Sends requests with wrk, which Debian and Homebrew offer as `wrk`. @throws Error when it is not installed */
async function sendLoad(url: string, seconds: number, ...options: string[]) {
  const load = [
    '--connections',
    `${connections}`,
    '--duration',
    `${seconds}s`,
    '--latency',
    '--timeout',
    '60s',
  ]
  const {stdout} = await promisify(execFile)('wrk', [...load, ...options, url])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const time = (share: number) => {
    const [, value, unit = ''] = new RegExp(` ${share}% +([\\d.]+)(\\w+)`).exec(stdout) ?? []
    return Number(value) * (units[unit] ?? NaN)
  }
  const socketErrors = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? []
  return {
    perSecond: number(/Requests\/sec: +([\d.]+)/),
    p50: time(50),
    p99: time(99),
    responses: number(/(\d+) requests in/),
    // Responses without a status of 2xx or 3xx, and connections that failed.
    failures: socketErrors.reduce(
      (sum, count) => sum + Number(count),
      number(/Non-2xx or 3xx responses: (\d+)/),
    ),
  }
}
