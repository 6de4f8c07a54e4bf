import {jest} from '@jest/globals'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {until} from '#lib/testing/until.ts'
import type {OriginResponse} from './origin.ts'
import {PageCache} from './page-cache.ts'

const stale = {isCacheable: false}

function setUp(options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) {
  const requested: string[] = []
  const pending: PromiseWithResolvers<OriginResponse>[] = []
  /** Stands in for Next, whose responses a test controls. */
  const load = async (path: string) => {
    requested.push(path)
    const response = Promise.withResolvers<OriginResponse>()
    pending.push(response)
    return await response.promise
  }
  const cache = new PageCache({load, recheckMs: 60_000, maxBytes: 1_000_000, ...options})
  const text = async (path = '/') => (await cache.get(path))?.bytes.identity.toString() ?? null
  /** Responds to the oldest request. */
  const respond = (body: string, changes: Partial<OriginResponse> = {}) =>
    pending.shift()?.resolve({
      status: 200,
      headers: {'content-type': 'text/html'},
      body: Buffer.from(body),
      cookies: [],
      isShared: true,
      isCacheable: true,
      ...changes,
    })
  const fail = () => pending.shift()?.reject(new Error('away'))
  /** Requests a page to which Next responds with this body. */
  const first = async (body: string, changes: Partial<OriginResponse> = {}, path = '/') => {
    const page = text(path)
    respond(body, changes)
    return await page
  }
  return {requested, cache, text, respond, fail, first}
}

describe('PageCache', () => {
  it('loads a page once, and then returns the same bytes in every encoding (decision 14)', async () => {
    const {requested, cache, text, respond} = setUp()
    const both = [text(), text()]
    respond('<p>one</p>')
    expect(await Promise.all(both)).toEqual(['<p>one</p>', '<p>one</p>'])
    const page = cache.get('/')
    if (page instanceof Promise) throw new Error('The page was loaded again.')
    expect(gunzipSync(page.bytes.gzip).toString()).toBe('<p>one</p>')
    expect(brotliDecompressSync(page.bytes.br).toString()).toBe('<p>one</p>')
    expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(requested).toEqual(['/'])
  })

  it('loads a page again after a publication, while requests wait (decision 14)', async () => {
    const {cache, text, first} = setUp()
    await first('old')
    cache.invalidate()
    expect(cache.find('/')).toBeNull()
    expect(await first('new')).toBe('new')
    expect(await text()).toBe('new')
  })

  it('does not cache a response that was requested before a publication (decision 14)', async () => {
    const {requested, cache, text, respond} = setUp()
    const before = text()
    cache.invalidate()
    const after = text()
    respond('old')
    expect(await before).toBe('old')
    expect(cache.find('/')).toBeNull()
    respond('new')
    expect(await after).toBe('new')
    expect(await text()).toBe('new')
    expect(requested).toHaveLength(2)
  })

  it('loads again after a stale response, which it shares while Next renders the page', async () => {
    const unshared = setUp()
    expect(await unshared.first('stale', stale)).toBe('stale')
    expect(await unshared.first('fresh')).toBe('fresh')
    const {requested, cache, text, first} = setUp({holdStaleMs: 60_000})
    await first('stale', stale)
    expect(await text()).toBe('stale')
    expect(requested).toEqual(['/'])
    cache.invalidate()
    expect(await first('fresh')).toBe('fresh')
  })

  it('returns null for a response to one visitor', async () => {
    const {first} = setUp()
    expect(await first('', {...stale, status: 307, isShared: false})).toBeNull()
  })

  it('rechecks a cached page in the background, also when the clock was set back (decision 14)', async () => {
    const {requested, cache, text, respond, first} = setUp({recheckMs: 5})
    const now = jest.spyOn(Date, 'now')
    await first('old')
    now.mockReturnValue(0)
    await until(async () => (await text()) === 'old' && requested.length === 2)
    now.mockRestore()
    respond('new')
    await until(() => cache.find('/')?.bytes.identity.toString() === 'new')
  })

  it('keeps the last good page while Next does not respond', async () => {
    const {text, fail, first} = setUp({recheckMs: -1})
    await first('good')
    expect(await text()).toBe('good')
    fail()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(await text()).toBe('good')
  })

  it('rejects when a load fails, and loads again', async () => {
    const {text, fail, first} = setUp()
    const failing = text()
    fail()
    await expect(failing).rejects.toThrow('away')
    expect(await first('back')).toBe('back')
  })

  it('compresses equal responses once, for all their paths', async () => {
    const {requested, cache, respond} = setUp()
    const ask = async (path: string) => {
      const page = cache.get(path)
      respond('not found', {...stale, status: 404})
      return await page
    }
    expect(await ask('/house')).toBe(await ask('/horse'))
    expect(requested).toEqual(['/house', '/horse'])
  })

  it('evicts the least recently used page', async () => {
    const {cache, first} = setUp({maxBytes: 3000})
    for (const letter of ['a', 'b']) await first(letter.repeat(2000), {}, `/${letter}`)
    expect(cache.find('/b')).not.toBeNull()
    expect(cache.find('/a')).toBeNull()
    expect(await first('again', {}, '/a')).toBe('again')
  })

  it('recompresses frequently requested pages when idle', async () => {
    const {cache, first} = setUp()
    const words = Array.from({length: 4000}, (_, index) => `word ${index % 977} of ${index % 31}`)
    await first(words.join(' '))
    const page = cache.find('/')
    const quick = page?.bytes.br.length ?? 0
    for (let asked = 0; asked < 10; asked += 1) expect(cache.get('/')).toBe(page)
    await until(() => (page?.bytes.br.length ?? quick) < quick)
    expect(brotliDecompressSync(page?.bytes.br ?? '').toString()).toBe(words.join(' '))
  })
})
