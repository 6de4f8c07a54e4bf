import {createServer} from 'node:http'
import {listen} from '#lib/testing/listen.ts'
import {cachedPages, type CachedPageEvent} from './channels.ts'
import {PageFreshness} from './page-freshness.ts'
import {prewarmPages} from './prewarm-pages.server.ts'

/** Next's cache states for each path, one for each response; the last one repeats. */
let states: Record<string, string[]> = {}
let requested: {method: string; path: string}[] = []
let open = 0
/** Runs with the request, as rendering would. */
let onRequest: (path: string) => void = () => undefined
/** Holds responses until this many requests are open. */
let minOpen = 1
const held: (() => void)[] = []
let mostOpen = 0

const site = createServer((request, response) => {
  const path = request.url ?? ''
  requested.push({method: request.method ?? '', path})
  onRequest(path)
  open++
  mostOpen = Math.max(mostOpen, open)
  const left = states[path] ?? ['HIT']
  const state = left.length > 1 ? left.shift() : left[0]
  held.push(() => {
    open--
    if (state === 'redirect') response.writeHead(307, {location: '/elsewhere'}).end()
    else response.writeHead(200, {'x-nextjs-cache': state}).end()
  })
  if (open < minOpen) return
  for (const answer of held.splice(0)) answer()
})
const origin = `http://127.0.0.1:${await listen(site)}`

beforeEach(() => {
  states = {}
  requested = []
  mostOpen = 0
  minOpen = 1
  onRequest = () => undefined
})
afterAll(() => site.close())

const freshness = new PageFreshness()
const prewarm = (paths: readonly string[]) => prewarmPages(origin, paths, freshness)

const requestsOf = (path: string) => requested.filter((request) => request.path === path).length

describe('prewarmPages', () => {
  it('requests a stale page until it is fresh, and returns the pages that were stale (G-5)', async () => {
    states = {'/about': ['STALE', 'STALE', 'HIT'], '/new': ['MISS', 'HIT'], '/terms': ['HIT']}
    expect((await prewarm(['/about', '/new', '/terms'])).toSorted()).toEqual(['/about', '/new'])
    expect(['/about', '/new', '/terms'].map(requestsOf)).toEqual([3, 2, 1])
  })

  it('sends HEAD requests, one for each path', async () => {
    await prewarm(['/', '/about', '/'])
    expect(requested.map(({method}) => method)).toEqual(['HEAD', 'HEAD'])
  })

  it('requests pages in order, at most four in parallel', async () => {
    const paths = Array.from({length: 40}, (_, index) => `/page-${index}`)
    minOpen = 4
    await prewarm(paths)
    expect(requested).toHaveLength(40)
    expect(requested[0]?.path).toBe('/page-0')
    expect(mostOpen).toBe(4)
  })

  it("doesn't follow redirects", async () => {
    states = {'/old': ['redirect']}
    expect(await prewarm(['/old'])).toEqual([])
    expect(requested.map(({path}) => path)).toEqual(['/old'])
  })

  it('skips pages known to be fresh, and stops when a page is stored', async () => {
    const age = {tags: '', lastModified: Date.now()}
    const publish = (event: CachedPageEvent) => cachedPages.publish(event)
    publish({path: '/fresh', age, isStored: false})
    onRequest = (path) => setTimeout(() => publish({path, age, isStored: true}), 5)
    states = {'/stored': ['STALE']}
    expect(await prewarm(['/fresh', '/stored'])).toEqual(['/stored'])
    expect(requested.map(({path}) => path)).toEqual(['/stored'])
  })

  it("throws when the site doesn't respond", async () => {
    await expect(prewarmPages('http://127.0.0.1:1', ['/'], freshness)).rejects.toThrow(
      'fetch failed',
    )
  })
})
