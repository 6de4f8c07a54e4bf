import {createServer} from 'node:http'
import {isOwnRequest} from '#http/own-requests.ts'
import {listen} from '#lib/testing/listen.ts'
import {cachedPages, type CachedPageEvent, visits} from './channels.ts'
import {PageFreshness} from './page-freshness.ts'
import {PageVisits} from './page-visits.ts'
import {prewarmPages} from './prewarm-pages.server.ts'

/** Next's cache states for each path, one for each response; the last one repeats. */
let states: Record<string, string[]>
let requested: string[]
let ownRequests: number
/** Runs with the request, as rendering would. */
let onRequest: (path: string) => void
/** Holds responses until this many requests are open. */
let minOpen: number
let mostOpen: number
const held: (() => void)[] = []

const site = createServer((request, response) => {
  const path = request.url ?? ''
  requested.push(`${request.method} ${path}`)
  if (isOwnRequest(request)) ownRequests += 1
  onRequest(path)
  const left = states[path] ?? ['HIT']
  const state = left.length > 1 ? left.shift() : left[0]
  held.push(() => {
    if (state === 'redirect') response.writeHead(307, {location: '/elsewhere'}).end()
    else response.writeHead(200, {'x-nextjs-cache': state}).end()
  })
  mostOpen = Math.max(mostOpen, held.length)
  // Later requests could arrive before the responses.
  if (held.length === minOpen) setTimeout(() => held.splice(0).forEach((answer) => answer()), 5)
})
const origin = `http://127.0.0.1:${await listen(site)}`

beforeEach(() => {
  states = {}
  requested = []
  ownRequests = 0
  onRequest = () => undefined
  minOpen = 1
  mostOpen = 0
})
afterAll(() => site.close())

const freshness = new PageFreshness()
const prewarm = (paths: readonly string[]) => prewarmPages(origin, paths, freshness)

describe('prewarmPages', () => {
  it('requests a stale page until it is fresh (G-5)', async () => {
    states = {'/about': ['STALE', 'STALE', 'HIT'], '/new': ['MISS', 'HIT'], '/terms': ['HIT']}
    await prewarm(['/about', '/new', '/terms'])
    const times = (path: string) => requested.filter((each) => each === `HEAD ${path}`).length
    expect(['/about', '/new', '/terms'].map(times)).toEqual([3, 2, 1])
    expect(ownRequests).toBe(6)
  })

  it('requests each page once, in order, at most four in parallel', async () => {
    const paths = Array.from({length: 40}, (_, index) => `/page-${index}`)
    minOpen = 4
    await prewarm([...paths, '/page-0'])
    expect(requested).toHaveLength(40)
    expect(requested[0]).toBe('HEAD /page-0')
    expect(mostOpen).toBe(4)
  })

  it("doesn't follow redirects", async () => {
    states = {'/old': ['redirect']}
    await prewarm(['/old'])
    expect(requested).toEqual(['HEAD /old'])
  })

  it('skips pages known to be fresh, and stops when a page is stored', async () => {
    const age = {tags: '', lastModified: Date.now()}
    const publish = (event: CachedPageEvent) => cachedPages.publish(event)
    publish({path: '/fresh', age, isStored: false})
    onRequest = (path) => setTimeout(() => publish({path, age, isStored: true}), 5)
    states = {'/stored': ['STALE']}
    await prewarm(['/fresh', '/stored'])
    expect(requested).toEqual(['HEAD /stored'])
  })

  it("throws when the site doesn't respond", async () => {
    const failing = prewarmPages('http://127.0.0.1:1', ['/'], freshness)
    await expect(failing).rejects.toThrow('fetch failed')
  })
})

it('PageVisits lists the most visited pages first, and drops the least visited of a large site', () => {
  const counted = new PageVisits()
  const visit = (path: string, times: number) => {
    for (let time = 0; time < times; time += 1) visits.publish(path)
  }
  visit('/twice', 2)
  visit('/often', 4)
  expect(counted.mostVisited()).toEqual(['/often', '/twice'])
  for (let index = 0; index < 5000; index += 1) visit(`/seldom/${index}`, 1)
  visit('/new', 3)
  // The counts were halved in between.
  expect(counted.mostVisited().slice(0, 2)).toEqual(['/new', '/often'])
  expect(counted.mostVisited().length).toBeLessThan(10)
})
