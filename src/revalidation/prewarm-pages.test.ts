import {once} from 'node:events'
import {createServer} from 'node:http'
import {cachedPages, type CachedPageEvent} from './channels.ts'
import {PageFreshness} from './page-freshness.ts'
import {prewarmPages} from './prewarm-pages.server.ts'

/** How the site answers each path: what Next's cache says, one answer after the other; the last one stays. */
let states: Record<string, string[]> = {}
let asked: {method: string; path: string}[] = []
let open = 0
/** Happens beside the answer, as a rendering that it begins. */
let whenAsked: (path: string) => void = () => undefined
/** Answers wait until so many requests are open at once. */
let openAtOnce = 1
const held: (() => void)[] = []
let mostOpen = 0

const site = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push({method: request.method ?? '', path})
  whenAsked(path)
  open++
  mostOpen = Math.max(mostOpen, open)
  const left = states[path] ?? ['HIT']
  const state = left.length > 1 ? left.shift() : left[0]
  held.push(() => {
    open--
    if (state === 'redirect') response.writeHead(307, {location: '/elsewhere'}).end()
    else response.writeHead(200, {'x-nextjs-cache': state}).end()
  })
  if (open < openAtOnce) return
  for (const answer of held.splice(0)) answer()
}).listen(0, '127.0.0.1')
await once(site, 'listening')
const bound = site.address()
const origin = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`

beforeEach(() => {
  states = {}
  asked = []
  mostOpen = 0
  openAtOnce = 1
  whenAsked = () => undefined
})
afterAll(() => site.close())

const freshness = new PageFreshness()
const prewarm = (paths: readonly string[]) => prewarmPages(origin, paths, freshness)

const requestsOf = (path: string) => asked.filter((request) => request.path === path).length

describe('prewarmPages', () => {
  it('asks for a stale page until it is fresh, and says which pages were stale (G-5)', async () => {
    states = {'/about': ['STALE', 'STALE', 'HIT'], '/new': ['MISS', 'HIT'], '/terms': ['HIT']}
    expect((await prewarm(['/about', '/new', '/terms'])).toSorted()).toEqual(['/about', '/new'])
    expect(['/about', '/new', '/terms'].map(requestsOf)).toEqual([3, 2, 1])
  })

  it('asks for headers alone, and once for a path that is named twice', async () => {
    await prewarm(['/', '/about', '/'])
    expect(asked.map(({method}) => method)).toEqual(['HEAD', 'HEAD'])
  })

  it('begins with the most urgent page, and has at most four requests open', async () => {
    const paths = Array.from({length: 40}, (_, index) => `/page-${index}`)
    openAtOnce = 4
    await prewarm(paths)
    expect(asked).toHaveLength(40)
    expect(asked[0]?.path).toBe('/page-0')
    expect(mostOpen).toBe(4)
  })

  it('follows no redirect', async () => {
    states = {'/old': ['redirect']}
    expect(await prewarm(['/old'])).toEqual([])
    expect(asked.map(({path}) => path)).toEqual(['/old'])
  })

  it('decision 81: asks for nothing that is known to be fresh, and once for a page that it is told of', async () => {
    const age = {tags: '', lastModified: Date.now()}
    const publish = (event: CachedPageEvent) => cachedPages.publish(event)
    publish({path: '/fresh', age, isStored: false})
    whenAsked = (path) => setTimeout(() => publish({path, age, isStored: true}), 5)
    states = {'/stored': ['STALE']}
    expect(await prewarm(['/fresh', '/stored'])).toEqual(['/stored'])
    expect(asked.map(({path}) => path)).toEqual(['/stored'])
  })

  it('says when the site does not answer itself', async () => {
    await expect(prewarmPages('http://127.0.0.1:1', ['/'], freshness)).rejects.toThrow(
      'fetch failed',
    )
  })
})
