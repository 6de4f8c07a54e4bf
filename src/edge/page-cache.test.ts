import {jest} from '@jest/globals'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {until} from '#lib/testing/until.ts'
import type {OriginResponse} from './origin.ts'
import {PageCache} from './page-cache.ts'

const responseOf = (body: string, changes: Partial<OriginResponse> = {}): OriginResponse => ({
  status: 200,
  headers: {'content-type': 'text/html'},
  body: Buffer.from(body),
  cookies: [],
  etag: undefined,
  isShared: true,
  isCacheable: true,
  ...changes,
})

/** Next, whose responses a test controls. */
class Next {
  readonly requested: string[] = []
  readonly #waiting: {
    resolve: (response: OriginResponse) => void
    reject: (error: Error) => void
  }[] = []

  load = (path: string): Promise<OriginResponse> => {
    this.requested.push(path)
    return new Promise((resolve, reject) => this.#waiting.push({resolve, reject}))
  }

  respond(response: OriginResponse): void {
    this.#waiting.shift()?.resolve(response)
  }

  fail(): void {
    this.#waiting.shift()?.reject(new Error('away'))
  }
}

function setUp(options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) {
  const next = new Next()
  const cache = new PageCache({load: next.load, recheckMs: 60_000, maxBytes: 1_000_000, ...options})
  const text = async (path: string) => (await cache.get(path))?.bytes.identity.toString() ?? null
  const load = async (path: string, response: OriginResponse) => {
    const page = text(path)
    next.respond(response)
    return await page
  }
  return {next, cache, text, load}
}

describe('PageCache', () => {
  it('rechecks a page when the system clock was set back (decision 14)', async () => {
    const {next, cache, load} = setUp({recheckMs: 5})
    const now = jest.spyOn(Date, 'now')
    try {
      await load('/', responseOf('<p>one</p>'))
      now.mockReturnValue(0)
      await until(() => {
        void cache.get('/')
        return next.requested.length === 2
      })
    } finally {
      now.mockRestore()
    }
  })

  it('loads a page once, and then returns the same bytes in every encoding (decision 14)', async () => {
    const {next, cache, text} = setUp()
    const both = [text('/'), text('/')]
    next.respond(responseOf('<p>one</p>'))
    expect(await Promise.all(both)).toEqual(['<p>one</p>', '<p>one</p>'])
    const page = cache.get('/')
    if (page instanceof Promise) throw new Error('The page was loaded again.')
    expect(gunzipSync(page.bytes.gzip).toString()).toBe('<p>one</p>')
    expect(brotliDecompressSync(page.bytes.br).toString()).toBe('<p>one</p>')
    expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(next.requested).toEqual(['/'])
  })

  it('loads a page again after a publication, while requests wait (decision 14)', async () => {
    const {next, cache, text, load} = setUp()
    await load('/', responseOf('old'))
    cache.invalidate()
    expect(cache.find('/')).toBeNull()
    const page = text('/')
    next.respond(responseOf('new'))
    expect(await page).toBe('new')
    expect(await text('/')).toBe('new')
  })

  it('does not cache a response that was requested before a publication (decision 14)', async () => {
    const {next, cache, text} = setUp()
    const before = text('/')
    cache.invalidate()
    const after = text('/')
    next.respond(responseOf('old'))
    expect(await before).toBe('old')
    expect(cache.find('/')).toBeNull()
    next.respond(responseOf('new'))
    expect(await after).toBe('new')
    expect(await text('/')).toBe('new')
    expect(next.requested).toHaveLength(2)
  })

  it('returns a stale response to waiting requests, and loads again for the next', async () => {
    const {next, text, load} = setUp()
    expect(await load('/', responseOf('stale', {isCacheable: false}))).toBe('stale')
    const page = text('/')
    next.respond(responseOf('fresh'))
    expect(await page).toBe('fresh')
  })

  it('shares a stale response while Next renders the page, until a publication', async () => {
    const {next, cache, text, load} = setUp({holdStaleMs: 60_000})
    await load('/', responseOf('stale', {isCacheable: false}))
    expect(await text('/')).toBe('stale')
    expect(next.requested).toEqual(['/'])
    cache.invalidate()
    const page = text('/')
    next.respond(responseOf('fresh'))
    expect(await page).toBe('fresh')
  })

  it('returns null for a response to one visitor', async () => {
    const {load} = setUp()
    expect(
      await load('/', responseOf('', {status: 307, isShared: false, isCacheable: false})),
    ).toBeNull()
  })

  it('rechecks a cached page in the background (decision 14)', async () => {
    const {next, cache, text, load} = setUp({recheckMs: -1})
    await load('/', responseOf('old'))
    expect(await text('/')).toBe('old')
    expect(next.requested).toHaveLength(2)
    next.respond(responseOf('new'))
    await until(() => cache.find('/')?.bytes.identity.toString() === 'new')
  })

  it('keeps the last good page while Next does not respond', async () => {
    const {next, text, load} = setUp({recheckMs: -1})
    await load('/', responseOf('good'))
    expect(await text('/')).toBe('good')
    next.fail()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(await text('/')).toBe('good')
  })

  it('rejects when a load fails, and loads again', async () => {
    const {next, text} = setUp()
    const failing = text('/')
    next.fail()
    await expect(failing).rejects.toThrow('away')
    const page = text('/')
    next.respond(responseOf('back'))
    expect(await page).toBe('back')
  })

  it('compresses equal responses once, for all their paths', async () => {
    const {next, cache} = setUp()
    const ask = async (path: string) => {
      const page = cache.get(path)
      next.respond(responseOf('not found', {status: 404, isCacheable: false}))
      return await page
    }
    expect(await ask('/house')).toBe(await ask('/horse'))
    expect(next.requested).toEqual(['/house', '/horse'])
  })

  it('evicts the least recently used page', async () => {
    const {next, cache, text, load} = setUp({maxBytes: 3000})
    const body = (letter: string) => responseOf(letter.repeat(2000))
    await load('/a', body('a'))
    await load('/b', body('b'))
    expect(cache.find('/b')).not.toBeNull()
    expect(cache.find('/a')).toBeNull()
    const page = text('/a')
    next.respond(body('a'))
    expect(await page).toBe('a'.repeat(2000))
  })

  it('recompresses frequently requested pages when idle', async () => {
    const {cache, load} = setUp()
    const words = Array.from({length: 4000}, (_, index) => `word ${index % 977} of ${index % 31}`)
    await load('/', responseOf(words.join(' ')))
    const page = cache.find('/')
    const quick = page?.bytes.br.length ?? 0
    for (let asked = 0; asked < 10; asked += 1) expect(cache.get('/')).toBe(page)
    await until(() => page?.bytes.br.length !== quick)
    expect(page?.bytes.br.length).toBeLessThan(quick)
    expect(brotliDecompressSync(page?.bytes.br ?? '').toString()).toBe(words.join(' '))
  })
})
