import {execFile} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {Processes} from '#scripts/run/processes.ts'
import {waitFor} from '#scripts/run/wait-for.ts'
import {startNginx} from './nginx.ts'
import {startSiteUnderTest} from './site-under-test.ts'
import {withoutScripts} from './static-copies.ts'

/**
 * `npm run bench:serving`: how often Home is served a second, by our server, by `next start` with the same build, and
 * by nginx with the bytes of our server in a file; one after the other, with the same client (wrk). Needs `wrk` and
 * `nginx`.
 */
const root = join(import.meta.dirname, '..', '..')
const folder = join(root, '.data', 'bench-serving')
const barePort = 3311
const nginxPort = 3312
const load = ['-t', '2', '-c', '64', '-d', '8s', '--latency', '-H', 'accept-encoding: br, gzip']
const run = promisify(execFile)

interface Measured {
  perSecond: number
  p99: string
  failures: string
}

const processes = new Processes()
const {origin, stop} = await startSiteUnderTest()
try {
  const bare = `http://localhost:${barePort}`
  processes.start(
    {
      name: 'bare',
      script: join(root, 'node_modules', 'next', 'dist', 'bin', 'next'),
      parameters: ['start', '--port', String(barePort)],
      folder: root,
      environment: {...process.env, ...site(), NODE_ENV: 'production'},
    },
    (reason) => console.error(reason),
  )
  await waitFor(`${bare}/icon.svg`, 60_000)
  const page = await bestBytes(`${origin}/`)
  await requireSame(`${origin}/`, `${bare}/`)
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, 'index.html.br'), page)
  const nginx = await startNginx(folder, nginxPort)
  try {
    const ours = await measure('ours', `${origin}/`)
    const next = await measure('next start', `${bare}/`)
    const file = await measure('nginx', `http://localhost:${nginxPort}/`)
    console.info(`\nHome is ${page.length} bytes with Brotli.`)
    console.info(`ours / next start  ${(ours.perSecond / next.perSecond).toFixed(1)}`)
    console.info(`ours / nginx       ${(ours.perSecond / file.perSecond).toFixed(2)}`)
  } finally {
    nginx.stop()
  }
} finally {
  await processes.stopAll()
  await stop()
}

/** A second site needs all secrets, and none of them is used. */
function site(): Record<string, string> {
  const secret = 'x'.repeat(32)
  return {
    SANITY_API_READ_TOKEN: secret,
    SANITY_API_WRITE_TOKEN: secret,
    SANITY_REVALIDATE_SECRET: secret,
    LINK_SIGNING_SECRET: secret,
    PORT: String(barePort),
    DATA_DIR: folder,
  }
}

/** Waits until the page has its best compression: its bytes stay the same for three seconds. */
async function bestBytes(url: string): Promise<Buffer> {
  // Ten make a page worth it.
  let bytes = await coded(url, 'br')
  for (let asked = 0; asked < 10; asked += 1) await coded(url, 'br')
  for (let same = 0; same < 3;) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const next = await coded(url, 'br')
    same = next.equals(bytes) ? same + 1 : 0
    bytes = next
  }
  return bytes
}

/** The bytes as they are sent. */
async function coded(url: string, encoding: string): Promise<Buffer> {
  const {stdout} = await run('curl', ['-sS', '-H', `accept-encoding: ${encoding}`, url], {
    encoding: 'buffer',
    maxBuffer: 10_000_000,
  })
  return Buffer.from(stdout)
}

/** What is faster with other words is not faster; only how scripts and sections come differs (decision 54). */
async function requireSame(ours: string, bare: string): Promise<void> {
  const page = withoutScripts(brotliDecompressSync(await coded(ours, 'br')).toString())
  if (page !== withoutScripts(gunzipSync(await coded(bare, 'gzip')).toString())) {
    throw new Error('The pages differ.')
  }
}

async function measure(name: string, url: string): Promise<Measured> {
  await run('wrk', [...load.slice(0, 4), '-d', '2s', url])
  const {stdout} = await run('wrk', [...load, url])
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? ''
  const result = {
    perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p99: read(/99%\s+(\S+)/),
    failures: read(/Non-2xx or 3xx responses: (\d+)/) || '0',
  }
  const {perSecond, p99, failures} = result
  console.info(
    `${name.padEnd(12)} ${perSecond.toFixed(0).padStart(7)} a second, 99 % within ${p99}, ${failures} failures`,
  )
  return result
}
