import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {routesSchema} from '#route-table/route-table.ts'
import {pathAliases} from '#shared/paths.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {lakePort, outagePort} from '#tests/support/addresses.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {type RawResponse, sendRaw} from '#lib/testing/raw-request.ts'

/** Creates a function like `Math.random` with the same numbers in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The limits of the run, whose requests are random but the same every time. */
const maxRequests = 5000
const concurrency = 4
const maxBytes = 4096
const timeoutMs = 20_000

const random = seededRandom(20_261_121)
const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? ''
const chance = (share: number) => random() < share

const words =
  String.raw`about gp-visit home contact download/ios api api/health api/revalidate api/interest/register
  media media/images media/files/a.mp4 _next _next/static _next/static/chunks/x.js _next/image _next/data/BUILD/about.json
  _not-found not-found-page robots.txt favicon.ico sitemap.xml about.md share/house-00000000/about.png wp-login.php .env
  .git/config index index.html about.rsc about.segments/_tree.segment.rsc review 404 500 .. . constructor __proto__
  caf%C3%A9 %2e%2e %2f %5c %00 % %ff %x %. [[...path]] (site) $ ;a=1 :x * ' " <script> {}`
    .split(/\s+/)
    .concat('a b', '\u00ff', '\t', 'a'.repeat(300))
const prefixes = ['/', '/', '/', '//', '/\\', '/./', '/%2f', '']
const endings = [
  ...['', '', '', '#x', ';x', '%20'],
  ...'/ .x %.x %ff.x .rsc .json .md ?x=1 ?_rsc=abc ?%ff ?url=/icon.svg&w=64&q=75'.split(' '),
]
const methods = 'GET GET GET GET HEAD POST PUT DELETE OPTIONS TRACE PATCH PROPFIND get FOO'.split(
  ' ',
)
const headers = [
  'RSC: 1\r\nNext-Router-Prefetch: 1',
  'RSC: 1\r\nNext-Router-State-Tree: %5B%22',
  'RSC: 1\r\nNext-Router-Prefetch: 1\r\nNext-Router-Segment-Prefetch: /_tree',
  'RSC: 1\r\nNext-Router-Prefetch: 1\r\nNext-Router-Segment-Prefetch: /../../x',
  'Content-Type: multipart/form-data; boundary=x',
  ...`RSC: 1 | Next-Router-Segment-Prefetch: /_full | Next-Url: /x | Next-Action: 0 | Next-Resume: 1 | X-Nextjs-Data: 1
    | X-Middleware-Prefetch: 1 | X-Middleware-Rewrite: /x | X-Middleware-Subrequest: src/proxy | X-Middleware-Next: 1
    | X-Middleware-Override-Headers: cookie | X-Matched-Path: /x | X-Invoke-Path: /x | X-Invoke-Status: 500
    | X-Now-Route-Matches: 1=x | X-Prerender-Revalidate: x | X-Forwarded-Host: evil.example | X-Forwarded-Proto: https
    | Range: bytes=0-1 | If-None-Match: "x" | If-None-Match: * | Accept: text/x-component | Accept-Encoding: br, x
    | User-Agent: Googlebot | Sec-Fetch-Dest: image | Origin: null | Purpose: prefetch | Expect: 100-continue
    | Transfer-Encoding: chunked | Content-Length: 0 | Cookie: a | X-A: \u00ff`.split(/\s*\| /),
]
const cookies = [
  '__prerender_bypass=0123; __next_preview_data=y',
  ...'__prerender_bypass=1 __prerender_bypass= __prerender_bypass=% __next_preview_data=x'.split(
    ' ',
  ),
  ...'NEXT_LOCALE=x %=% a=b'.split(' '),
]

/** Plain paths that could reach the route of pages. */
const roots = ['', ...' /about /api /_next /_next/static /media /media/images /contact'.split(' ')]
const tails = ['', ...' .png .txt .rsc .html ?x=1 ?_rsc=abc /more'.split(' ')]

function plainPath(): string {
  return `${pick(roots)}/guess-${Math.floor(random() * 1e9)}${pick(tails)}`
}

function randomPath(): string {
  if (chance(0.1)) {
    return `/${Array.from({length: 1 + Math.floor(random() * 12)}, () => String.fromCharCode(33 + Math.floor(random() * 94))).join('')}`
  }
  const parts = Array.from({length: 1 + Math.floor(random() * 3)}, () => pick(words))
  return (
    pick(prefixes) +
    parts.join('/') +
    (chance(0.3) ? `-${Math.floor(random() * 1e6)}` : '') +
    pick(endings)
  )
}

function randomRequest(): string {
  const isPlain = chance(0.5)
  const method = isPlain || chance(0.5) ? 'GET' : pick(methods)
  const path = isPlain ? (chance(0.2) ? `/${pick(words)}` : plainPath()) : randomPath()
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close']
  while (chance(0.4)) lines.push(pick(headers))
  while (chance(0.2)) lines.push(`Cookie: ${pick(cookies)}`)
  const head = `${lines.join('\r\n')}\r\n\r\n`
  // Ends the body, because the server would wait for the rest.
  return head.includes('chunked') ? `${head}0\r\n\r\n` : head
}

/** Returns the fault of a response, or `null`. */
function faultOf(response: RawResponse | null): string | null {
  if (response === null || response.status < 400) return null
  if (response.status >= 500) return `status ${response.status}`
  const isNotFoundPage =
    response.headers['x-middleware-rewrite'] === '/not-found-page' &&
    response.headers['x-nextjs-cache'] === 'HIT'
  if (!isNotFoundPage && response.body.length > maxBytes) return `${response.body.length} bytes`
  return null
}

/** Lists every file in Next's caches. */
const cachedEntries = (site: IsolatedSite): string[] => [
  ...site.cachedFiles(),
  ...globSync('cache/**/*', {cwd: site.buildFolder}),
]

test('site survives random requests and caches only published pages (OPS-4)', async () => {
  const processes = new Processes()
  const site = new IsolatedSite({name: 'fuzz', port: outagePort, lakePort}, processes)
  try {
    await site.start()
    await site.catchUp()
    const {pages: paths} = routesSchema.parse(
      JSON.parse(readFileSync(join(site.buildFolder, 'route-table.json'), 'utf8')),
    )
    expect(paths).toContain('/about')
    const before = new Set(cachedEntries(site))

    const faults: string[] = []
    let sent = 0
    const work = async () => {
      while (sent < maxRequests) {
        sent += 1
        const request = randomRequest()
        try {
          const response = await sendRaw(outagePort, Buffer.from(request, 'latin1'), timeoutMs)
          const fault = faultOf(response)
          if (fault !== null) faults.push(`${fault}: ${JSON.stringify(request)}`)
        } catch (error) {
          faults.push(`${String(error)}: ${JSON.stringify(request)}`)
        }
      }
    }
    await Promise.all(Array.from({length: concurrency}, work))
    expect(faults.slice(0, 20), `${faults.length} of ${sent}`).toEqual([])

    // A requested page moves from the build to the cache of rendered pages; nothing else may enter it.
    const allowed = new Set([
      ...paths,
      ...Object.keys(pathAliases),
      '/not-found-page',
      '/_not-found',
    ])
    const grown = cachedEntries(site)
      .filter((entry) => !before.has(entry))
      .filter((entry) => {
        const path = /^route-cache\/APP_PAGE\/[^/]+\/\$(\/.*)\.html$/.exec(entry)?.[1]
        return path === undefined || !allowed.has(path === '/index' ? '/' : path)
      })
    expect(grown).toEqual([])
  } finally {
    await processes.stopAll()
  }
})
