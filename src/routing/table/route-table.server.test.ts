import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/** Stands in for the content lake, over HTTP; it answers when the test lets it. */
let pages = ['/', '/first']
let isAway = false
let queries = 0
let held: (() => void)[] = []
let isHolding = false
const lake = createServer((_request, response) => {
  queries += 1
  const result = {pages, stores: null, redirects: [], clinicians: [], samples: null, bookings: []}
  const answer = () => {
    response.writeHead(isAway ? 500 : 200, {'content-type': 'application/json'})
    response.end(JSON.stringify({result}))
  }
  if (isHolding) held.push(answer)
  else answer()
}).listen(0, '127.0.0.1')
await once(lake, 'listening')
const bound = lake.address()
process.env['CONTENT_LAKE_PORT'] = String(
  typeof bound === 'object' && bound !== null ? bound.port : 0,
)

const folder = mkdtempSync(join(tmpdir(), 'route-table-'))
const file = join(folder, '.next', 'route-table.json')
// Not what Node says: a folder that an earlier test has left may still be remembered.
const before = join(import.meta.dirname, '..', '..')
process.chdir(folder)
const {routeTable, refreshRouteTable} = await import('./route-table.server.ts')

afterAll(() => {
  lake.close()
  process.chdir(before)
  rmSync(folder, {recursive: true, force: true})
})

beforeEach(() => {
  isAway = false
  isHolding = false
  held = []
})

const listed = async () => [...(await routeTable()).pages]

/** Waits until the lake has been asked, which happens in turns of the event loop that nobody else announces. */
async function untilAsked(count: number): Promise<void> {
  while (held.length < count) await new Promise((resolve) => setTimeout(resolve, 1))
}

describe('route table', () => {
  it('is read once when there is none yet, and kept for the next process', async () => {
    expect(await listed()).toEqual(['/', '/first'])
    expect(await listed()).toEqual(['/', '/first'])
    expect(queries).toBe(1)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({pages: ['/', '/first']})
  })

  it('is in memory: what a process knows changes with a refresh alone', async () => {
    pages = ['/', '/second']
    writeFileSync(file, '{}')
    expect(await listed()).toEqual(['/', '/first'])
    expect(await refreshRouteTable()).toBe(true)
    expect(await listed()).toEqual(['/', '/second'])
    expect(await refreshRouteTable()).toBe(false)
  })

  it('stays as it was when the lake is away, or has no page at all', async () => {
    isAway = true
    await expect(refreshRouteTable()).rejects.toThrow('cannot be reached')
    isAway = false
    pages = []
    await expect(refreshRouteTable()).rejects.toThrow('no published page')
    expect(await listed()).toEqual(['/', '/second'])
    pages = ['/', '/second']
    await refreshRouteTable()
  })

  it('is read anew for whoever comes while it is being read, once for all of them', async () => {
    isHolding = true
    const from = queries
    const first = refreshRouteTable()
    await untilAsked(1)
    // Published after the first reading began: it may be missing there.
    pages = ['/', '/second', '/third']
    const others = Array.from({length: 50}, () => refreshRouteTable())
    held[0]?.()
    await first
    await untilAsked(2)
    held[1]?.()
    await Promise.all(others)
    expect(queries - from).toBe(2)
    expect(await listed()).toContain('/third')
  })
})
