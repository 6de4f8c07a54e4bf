import {jest} from '@jest/globals'
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {listen} from '#lib/testing/listen.ts'
import type {ContentChange} from '#shared/content-change.ts'

/** Stands in for both the content lake and the site. */
let pageCount = 10_000
let updateCount = 0
let showing: string[] = []
let requested: string[] = []
/** A page whose response is delayed. */
let held: {path: string; until: Promise<unknown>} | null = null
const servers = createServer((request, response) => {
  const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost')
  if (request.method === 'HEAD') {
    requested.push(pathname)
    const answer = () => response.writeHead(200, {'x-nextjs-cache': 'HIT'}).end()
    if (held?.path === pathname) void held.until.then(answer)
    else answer()
    return
  }
  const pages = Array.from({length: pageCount}, (_, index) => `/deep/down/page-${index}`)
  const clinicians = [{kind: 'doctor', slug: 'ada-example', isSample: false}]
  const lists = [{path: '/updates', lists: [{_type: 'timeline'}]}]
  const others = {stores: null, redirects: [], samples: null, bookings: [], lists, updateCount}
  const isRouteTableQuery = searchParams.get('query')?.includes('"clinicians"')
  const result = isRouteTableQuery ? {pages: ['/', ...pages], clinicians, ...others} : showing
  response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify({result}))
})
const port = await listen(servers)
const origin = `http://127.0.0.1:${port}`
process.env['CONTENT_LAKE_PORT'] = String(port)

const folder = mkdtempSync(join(tmpdir(), 'prewarm-'))
// Not `process.chdir`: other test files of the same Jest worker would inherit it.
jest.spyOn(process, 'cwd').mockReturnValue(folder)
const {Prewarmer} = await import('./prewarm.server.ts')
const {refreshPaths} = await import('./refresh-paths.server.ts')
const {refreshRouteTable} = await import('#route-table/route-table.server.ts')
const prewarmer = new Prewarmer(origin)

afterAll(() => {
  servers.close()
  rmSync(folder, {recursive: true, force: true})
})

beforeEach(async () => {
  requested = []
  showing = []
  held = null
  pageCount = 10_000
  updateCount = 0
  await refreshRouteTable()
})

async function prewarm(changes: readonly ContentChange[]): Promise<void> {
  await prewarmer.prewarmChanged(changes)
  await prewarmer.prewarmCandidates()
}

const update = (id: string, more: Partial<ContentChange> = {}): ContentChange => ({
  _id: id,
  _type: 'faq',
  operation: 'update',
  ...more,
})

describe('Prewarmer', () => {
  it('requests few of 10,000 pages', async () => {
    await prewarm([update('footer')])
    expect(requested.length).toBeLessThan(170)
    expect(requested).toEqual(expect.arrayContaining(['/', '/not-found-page', '/sitemap.xml']))
  })

  it('requests map data only for paged lists (MAP-2)', async () => {
    const places = ['/api/clinician-places/doctor', '/api/clinician-places/specialist']
    await prewarm([update('footer')])
    expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([])
    updateCount = 21
    await refreshRouteTable()
    await prewarm([update('footer')])
    expect(requested).toEqual(expect.arrayContaining(places))
  })

  it('begins with pages that show the changed document', async () => {
    showing = ['/deep/down/page-9999', '/gone']
    await prewarm([update('faq-1')])
    expect(requested[0]).toBe('/deep/down/page-9999')
    expect(requested).not.toContain('/gone')
  })

  it("requests the pages of a clinician, and a page's previous path", async () => {
    const page = {_type: 'page', slug: '/new', previousSlug: '/old'}
    await prewarm([update('c', {_type: 'clinician', slug: 'ada-example'}), update('p', page)])
    expect(requested.slice(0, 4).toSorted()).toEqual([
      '/book/ada-example',
      '/doctors/ada-example',
      '/new',
      '/old',
    ])
  })

  it("doesn't wait for an earlier publication's pages", async () => {
    const footer = Promise.withResolvers<undefined>()
    held = {path: '/deep/down/page-3', until: footer.promise}
    const earlier = prewarmer.prewarmCandidates()
    showing = ['/deep/down/page-9999']
    await prewarmer.prewarmChanged([update('faq-1')])
    expect(requested).toContain('/deep/down/page-9999')
    footer.resolve(undefined)
    await earlier
  })
})

describe('refreshPaths', () => {
  it("deletes unpublished pages from Next's cache, for every bundle", async () => {
    const cache = join(folder, '.next', 'server', 'route-cache', 'APP_PAGE', 'owner', '$')
    mkdirSync(join(cache, 'deep/down'), {recursive: true})
    const kept = ['deep/down/page-0', 'home', 'index', 'not-found-page']
    for (const name of [...kept, 'deep/down/page-1', 'guess'])
      writeFileSync(join(cache, `${name}.html`), '')
    jest.resetModules()
    const {hasBeenRendered} = await import('./stored-pages.server.ts')
    expect(hasBeenRendered('/deep/down/page-1')).toBe(true)
    pageCount = 1
    await refreshPaths()
    expect(hasBeenRendered('/deep/down/page-1')).toBe(false)
    const files = readdirSync(cache, {recursive: true}).map(String)
    expect(files.filter((file) => file.endsWith('.html')).toSorted()).toEqual(
      kept.map((name) => `${name}.html`),
    )
  })
})
