import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {noteVisit} from '#lib/page-visits.ts'
import type {ContentChange} from '#model/tags.ts'

/** Stands in for the content lake and, at other addresses, for the site. */
let pageCount = 10_000
let updateCount = 0
let showing: string[] = []
let asked: string[] = []
/** A page that takes until the test says so, and how it does. */
let held: {path: string; until: Promise<unknown>} | null = null
const servers = createServer((request, response) => {
  const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost')
  if (request.method === 'HEAD') {
    asked.push(pathname)
    const answer = () => response.writeHead(200, {'x-nextjs-cache': 'HIT'}).end()
    if (held?.path === pathname) void held.until.then(answer)
    else answer()
    return
  }
  const pages = Array.from({length: pageCount}, (_, index) => `/deep/down/page-${index}`)
  const clinicians = [{kind: 'doctor', slug: 'ada-example', isSample: false}]
  const lists = [{path: '/updates', lists: [{_type: 'timeline'}]}]
  const others = {stores: null, redirects: [], samples: null, bookings: [], lists, updateCount}
  const isOfPaths = searchParams.get('query')?.includes('"clinicians"')
  const result = isOfPaths ? {pages: ['/', ...pages], clinicians, ...others} : showing
  response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify({result}))
}).listen(0, '127.0.0.1')
await once(servers, 'listening')
const bound = servers.address()
const port = typeof bound === 'object' && bound !== null ? bound.port : 0
const origin = `http://127.0.0.1:${port}`
process.env['CONTENT_LAKE_PORT'] = String(port)

const folder = mkdtempSync(join(tmpdir(), 'warm-after-change-'))
// Not what Node says: a folder that an earlier test has left may still be remembered.
const before = join(import.meta.dirname, '..', '..')
process.chdir(folder)
const {warmChanged, warmPrepared} = await import('./warm-after-change.server.ts')
const {refreshRouteTable} = await import('#routing/table/route-table.server.ts')

afterAll(() => {
  servers.close()
  process.chdir(before)
  rmSync(folder, {recursive: true, force: true})
})

beforeEach(async () => {
  asked = []
  showing = []
  held = null
  pageCount = 10_000
  updateCount = 0
  await refreshRouteTable()
})

async function warmAfterChange(changes: readonly ContentChange[]): Promise<void> {
  await warmChanged(origin, changes)
  await warmPrepared(origin)
}

const update = (id: string, more: Partial<ContentChange> = {}): ContentChange => ({
  _id: id,
  _type: 'faq',
  operation: 'update',
  ...more,
})

describe('what is rendered again before anybody asks', () => {
  it('is as much of ten thousand pages as of a thousand', async () => {
    await warmAfterChange([update('footer')])
    const many = asked.length
    asked = []
    pageCount = 1000
    await refreshRouteTable()
    await warmAfterChange([update('footer')])
    expect(asked).toHaveLength(many)
    expect(many).toBeLessThan(170)
    expect(asked).toEqual(expect.arrayContaining(['/', '/not-found-page', '/sitemap.xml']))
  })

  it('has everybody for maps only where lists are long (MAP-2)', async () => {
    const places = ['/api/clinician-places/doctor', '/api/clinician-places/specialist']
    await warmAfterChange([update('footer')])
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
    updateCount = 21
    await refreshRouteTable()
    await warmAfterChange([update('footer')])
    expect(asked).toEqual(expect.arrayContaining(places))
  })

  it('begins with the pages that show the document, however deep they lie', async () => {
    showing = ['/deep/down/page-9999', '/gone']
    await warmAfterChange([update('faq-1')])
    expect(asked[0]).toBe('/deep/down/page-9999')
    expect(asked).not.toContain('/gone')
  })

  it('has the pages of a clinician, and that at which a page stood before', async () => {
    const page = {_type: 'page', slug: '/new', previousSlug: '/old'}
    await warmAfterChange([
      update('c', {_type: 'clinician', slug: 'ada-example'}),
      update('p', page),
    ])
    expect(asked.slice(0, 4).toSorted()).toEqual([
      '/book/ada-example',
      '/doctors/ada-example',
      '/new',
      '/old',
    ])
  })

  it('goes on with what visitors ask for', async () => {
    for (let visit = 0; visit < 3; visit += 1) noteVisit('/deep/down/page-5000')
    await warmAfterChange([update('footer')])
    expect(asked[0]).toBe('/deep/down/page-5000')
  })

  it('does not wait for the pages of an earlier publication', async () => {
    const footer = Promise.withResolvers<undefined>()
    held = {path: '/deep/down/page-3', until: footer.promise}
    const earlier = warmPrepared(origin)
    showing = ['/deep/down/page-9999']
    await warmChanged(origin, [update('faq-1')])
    expect(asked).toContain('/deep/down/page-9999')
    footer.resolve(undefined)
    await earlier
  })
})
