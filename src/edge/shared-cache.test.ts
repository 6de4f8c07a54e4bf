import type {IncomingHttpHeaders, RequestListener} from 'node:http'
import CachePolicy from 'http-cache-semantics'
import {toPageCacheControl} from '#config/freshness.ts'
import {startEdge} from './testing/start-edge.ts'

let now = 0
let site: Awaited<ReturnType<typeof startEdge>>
let cacheControl = ''
let body = ''

const next: RequestListener = (_, response) =>
  response
    .writeHead(200, {
      'content-type': 'text/html',
      'cache-control': cacheControl,
      'x-nextjs-cache': 'HIT',
      vary: 'rsc',
    })
    .end(body)

beforeAll(async () => {
  site = await startEdge(next)
})
afterAll(() => site.stop())

class Policy extends CachePolicy {
  now(): number {
    return now
  }
}

/** A shared cache of one page, like a CDN (RFC 9111). */
class SharedCache {
  readonly statuses: number[] = []
  #stored: {policy: CachePolicy; text: string} | undefined

  async get(): Promise<string> {
    const request = {url: '/about', method: 'GET', headers: {host: 'site.example'}}
    const stored = this.#stored
    const {response, revalidation} = stored?.policy.evaluateRequest(request) ?? {}
    if (stored !== undefined && revalidation === undefined) return stored.text
    const text = await this.#fetch(request)
    return stored === undefined || response === undefined ? text : stored.text
  }

  async #fetch(request: {url: string; method: string; headers: IncomingHttpHeaders}) {
    const stored = this.#stored
    const headers = stored?.policy.revalidationHeaders(request) ?? request.headers
    const sent = new Headers()
    for (const [name, value] of Object.entries(headers)) sent.set(name, String(value))
    const response = await fetch(`http://127.0.0.1:${site.port}${request.url}`, {
      headers: sent,
    })
    const received = {
      status: response.status,
      headers: {...Object.fromEntries(response.headers), date: new Date(now).toUTCString()},
    }
    this.statuses.push(response.status)
    const text = response.status === 304 ? (stored?.text ?? '') : await response.text()
    const policy =
      response.status === 304
        ? stored?.policy.revalidatedPolicy(request, received).policy
        : new Policy(request, received, {shared: true})
    if (policy?.storable() === true) this.#stored = {policy, text}
    return text
  }
}

function publish(text: string): void {
  body = text
  site.cache.invalidate()
}

describe('a shared cache in front of the edge server', () => {
  it('revalidates each time by ETag, and shows a publication immediately (OPS-14)', async () => {
    cacheControl = toPageCacheControl({CDN_SECONDS: 0})
    const cache = new SharedCache()
    publish('old')
    expect([await cache.get(), await cache.get()]).toEqual(['old', 'old'])
    expect(cache.statuses).toEqual([200, 304])
    publish('new')
    expect(await cache.get()).toBe('new')
    now += 3_600_000
    expect(await cache.get()).toBe('new')
    expect(cache.statuses).toEqual([200, 304, 200, 304])
  })

  it('shows a page for CDN_SECONDS, then the stale one while it fetches the new one (OPS-14)', async () => {
    cacheControl = toPageCacheControl({CDN_SECONDS: 60})
    const cache = new SharedCache()
    publish('old')
    await cache.get()
    publish('new')
    now += 59_000
    expect(await cache.get()).toBe('old')
    expect(cache.statuses).toEqual([200])
    now += 2000
    expect([await cache.get(), await cache.get()]).toEqual(['old', 'new'])
    expect(cache.statuses).toEqual([200, 200])
    now += 121_000
    publish('newest')
    expect(await cache.get()).toBe('newest')
  })
})
