import {jest} from '@jest/globals'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import type {OriginResponse} from './origin.ts'
import {PageCache} from './page-cache.ts'

const answerOf = (body: string, changes: Partial<OriginResponse> = {}): OriginResponse => ({
  status: 200,
  headers: {'content-type': 'text/html'},
  body: Buffer.from(body),
  cookies: [],
  etag: undefined,
  isShared: true,
  isCacheable: true,
  ...changes,
})

/** Plays Next: answers when it is told to. */
class Next {
  readonly asked: string[] = []
  readonly #waiting: {resolve: (answer: OriginResponse) => void; reject: (error: Error) => void}[] =
    []

  load = (path: string): Promise<OriginResponse> => {
    this.asked.push(path)
    return new Promise((resolve, reject) => this.#waiting.push({resolve, reject}))
  }

  answer(answer: OriginResponse): void {
    this.#waiting.shift()?.resolve(answer)
  }

  fail(): void {
    this.#waiting.shift()?.reject(new Error('away'))
  }
}

function setUp(options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) {
  const next = new Next()
  const cache = new PageCache({load: next.load, recheckMs: 60_000, maxBytes: 1_000_000, ...options})
  const text = async (path: string) => (await cache.get(path))?.bytes.identity.toString() ?? null
  const keep = async (path: string, answer: OriginResponse) => {
    const page = text(path)
    next.answer(answer)
    return await page
  }
  return {next, cache, text, keep}
}

/** Waits for what happens behind the visitors' back; the test's own deadline ends it. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('decision 14: the page cache', () => {
  it('compares a page with Next also when the clock of the machine was set back', async () => {
    const {next, cache, keep} = setUp({recheckMs: 5})
    const now = jest.spyOn(Date, 'now')
    try {
      await keep('/', answerOf('<p>one</p>'))
      now.mockReturnValue(0)
      await until(() => {
        void cache.get('/')
        return next.asked.length === 2
      })
    } finally {
      now.mockRestore()
    }
  })

  it('asks Next once, and then answers at once with the same bytes in every coding', async () => {
    const {next, cache, text} = setUp()
    const both = [text('/'), text('/')]
    next.answer(answerOf('<p>one</p>'))
    expect(await Promise.all(both)).toEqual(['<p>one</p>', '<p>one</p>'])
    const page = cache.get('/')
    if (page instanceof Promise) throw new Error('It asked again.')
    expect(gunzipSync(page.bytes.gzip).toString()).toBe('<p>one</p>')
    expect(brotliDecompressSync(page.bytes.br).toString()).toBe('<p>one</p>')
    expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(next.asked).toEqual(['/'])
  })

  it('asks again after a publication, and whoever asks then waits', async () => {
    const {next, cache, text, keep} = setUp()
    await keep('/', answerOf('old'))
    cache.invalidate()
    expect(cache.find('/')).toBeNull()
    const page = text('/')
    next.answer(answerOf('new'))
    expect(await page).toBe('new')
    expect(await text('/')).toBe('new')
  })

  it('keeps nothing that was asked before a publication and came after it', async () => {
    const {next, cache, text} = setUp()
    const before = text('/')
    cache.invalidate()
    const after = text('/')
    next.answer(answerOf('old'))
    expect(await before).toBe('old')
    expect(cache.find('/')).toBeNull()
    next.answer(answerOf('new'))
    expect(await after).toBe('new')
    expect(await text('/')).toBe('new')
    expect(next.asked).toHaveLength(2)
  })

  it('gives a stale answer to those who wait, and asks again for the next', async () => {
    const {next, text, keep} = setUp()
    expect(await keep('/', answerOf('stale', {isCacheable: false}))).toBe('stale')
    const page = text('/')
    next.answer(answerOf('fresh'))
    expect(await page).toBe('fresh')
  })

  it('leaves to Next what is for one visitor only', async () => {
    const {keep} = setUp()
    expect(
      await keep('/', answerOf('', {status: 307, isShared: false, isCacheable: false})),
    ).toBeNull()
  })

  it('compares what it keeps with Next after a while, behind the visitors’ back', async () => {
    const {next, cache, text, keep} = setUp({recheckMs: -1})
    await keep('/', answerOf('old'))
    expect(await text('/')).toBe('old')
    expect(next.asked).toHaveLength(2)
    next.answer(answerOf('new'))
    await until(() => cache.find('/')?.bytes.identity.toString() === 'new')
  })

  it('keeps what is good while Next does not answer', async () => {
    const {next, text, keep} = setUp({recheckMs: -1})
    await keep('/', answerOf('good'))
    expect(await text('/')).toBe('good')
    next.fail()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(await text('/')).toBe('good')
  })

  it('fails for those who ask for what it does not have, and asks again', async () => {
    const {next, text} = setUp()
    const failing = text('/')
    next.fail()
    await expect(failing).rejects.toThrow('away')
    const page = text('/')
    next.answer(answerOf('back'))
    expect(await page).toBe('back')
  })

  it('compresses equal answers once, whatever their paths', async () => {
    const {next, cache} = setUp()
    const ask = async (path: string) => {
      const page = cache.get(path)
      next.answer(answerOf('not found', {status: 404, isCacheable: false}))
      return await page
    }
    expect(await ask('/house')).toBe(await ask('/horse'))
    expect(next.asked).toEqual(['/house', '/horse'])
  })

  it('forgets the page that was asked for longest ago when there is no room', async () => {
    const {next, cache, text, keep} = setUp({maxBytes: 3000})
    const body = (letter: string) => answerOf(letter.repeat(2000))
    await keep('/a', body('a'))
    await keep('/b', body('b'))
    expect(cache.find('/b')).not.toBeNull()
    expect(cache.find('/a')).toBeNull()
    const page = text('/a')
    next.answer(body('a'))
    expect(await page).toBe('a'.repeat(2000))
  })

  it('compresses better what many asked for, when nobody asked for a while', async () => {
    const {cache, keep} = setUp()
    const words = Array.from({length: 4000}, (_, index) => `word ${index % 977} of ${index % 31}`)
    await keep('/', answerOf(words.join(' ')))
    const page = cache.find('/')
    const quick = page?.bytes.br.length ?? 0
    for (let asked = 0; asked < 10; asked += 1) expect(cache.get('/')).toBe(page)
    await until(() => page?.bytes.br.length !== quick)
    expect(page?.bytes.br.length).toBeLessThan(quick)
    expect(brotliDecompressSync(page?.bytes.br ?? '').toString()).toBe(words.join(' '))
  })
})
