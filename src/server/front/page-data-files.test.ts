import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import {brotliDecompressSync} from 'node:zlib'
import {finishPage} from './finish-page.ts'
import {frontOf} from './front.ts'
import {type Answer, PageCache} from './page-cache.ts'
import {dataAddress, pageDataFiles} from './page-data-files.ts'

const build = 'this-build'
const css = `.a{${'color:var(--ink);'.repeat(9)}}`
/** As long as data that is worth compressing. */
const rows = `1:{"children":"${css}"}\n${'2:["$","p",null,{}]\n'.repeat(50)}`
const htmlOf = (words: string) =>
  `<html><body><style data-styled="">${css}</style><p>${words}</p>` +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `<script>self.__next_f.push(${JSON.stringify([1, rows + words])})</script></body></html>`

/** What is published. */
let words = 'one'
/** What the machines share, when they can: data by its name. */
const store = new Map<string, Buffer>()
let isStoreThere = true
let server: Server
let cache: PageCache
const load = (path: string): Promise<Answer> =>
  path === '/away'
    ? Promise.reject(new Error('away'))
    : Promise.resolve({
        status: 200,
        headers: {'content-type': 'text/html'},
        body: Buffer.from(htmlOf(words)),
        isShared: true,
        isKept: true,
      })

/** Starts with nothing in memory, as a process does. */
function startCache(): void {
  cache = new PageCache({
    load,
    recheckMs: 60_000,
    maxBytes: 1e7,
    finish: (answer, path, where) => finishPage(answer, {build, path}, where),
    share: (_answer, name, data) => {
      if (isStoreThere) store.set(name, data)
      return Promise.resolve(isStoreThere)
    },
  })
}

beforeAll(async () => {
  const behind = {
    get: (path: string) => cache.get(path),
    withData: (name: string) => cache.withData(name),
  }
  const notFound = (_: unknown, response: {writeHead: (status: number) => {end: () => void}}) =>
    response.writeHead(404).end()
  server = createServer((request, response) =>
    frontOf({
      cache,
      files: [
        pageDataFiles({
          cache: behind,
          find: (name) => Promise.resolve(isStoreThere ? (store.get(name) ?? null) : null),
          build,
          headers: [['x-content-type-options', 'nosniff']],
        }),
      ],
      media: () => false,
      limit: (listener) => listener,
      passing: notFound,
      next: notFound,
    })(request, response),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  words = 'one'
  isStoreThere = true
  store.clear()
  startCache()
})

const ask = async (path: string, init: RequestInit = {}) => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return await fetch(`http://127.0.0.1:${port}${path}`, init)
}
/** @returns where the page that is published now finds its data */
async function addressOf(path: string): Promise<string> {
  return /'(\/_next\/static\/page-data\/[^']+)'/.exec(await (await ask(path)).text())?.[1] ?? ''
}

describe('decision 86: the data of a page', () => {
  it('is served for ever, in the coding that a browser takes, short or whole', async () => {
    const address = await addressOf('/about')
    const {data} = finishPage(await load('/about'), {build, path: '/about'})
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await ask(address, {headers: {'accept-encoding': coding}})
      expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'public,max-age=31536000,immutable',
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      })
      expect(await answer.text()).toBe(data?.body.toString())
      const whole = await ask(`${address}&whole`, {headers: {'accept-encoding': coding}})
      expect(await whole.text()).toBe(`${rows}one`)
    }
    expect(data?.body.toString()).not.toContain(css)
    const head = await ask(address, {method: 'HEAD'})
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('is there for who opened a page before a publication, and in a process that was started since', async () => {
    const address = await addressOf('/about')
    words = 'two'
    cache.invalidate()
    expect(await addressOf('/about')).not.toBe(address)
    expect(await (await ask(`${address}&whole`)).text()).toBe(`${rows}one`)

    words = 'one'
    startCache()
    expect(await (await ask(`${address}&whole`)).text()).toBe(`${rows}one`)
  })

  it('is other data of the same page when its own is gone, for who asks for it whole, and for this once', async () => {
    const address = await addressOf('/about')
    words = 'two'
    isStoreThere = false
    startCache()
    expect((await ask(address)).status).toBe(404)
    const other = await ask(`${address}&whole`)
    expect([other.headers.get('cache-control'), await other.text()]).toEqual([
      'private,no-store',
      `${rows}two`,
    ])
  })

  it.each([
    ['of another build', dataAddress({build: 'other', path: '/about'}, 'a'.repeat(22))],
    ['of a page that cannot be had', dataAddress({build, path: '/away'}, 'a'.repeat(22))],
    ['of what is no page', dataAddress({build, path: '//elsewhere.example/'}, 'a'.repeat(22))],
    ['under no name', `/_next/static/page-data/${build}/.txt?page=/about`],
  ])('is not found when it is %s', async (_, address) => {
    expect((await ask(`${address}&whole`)).status).toBe(404)
  })

  it('of a page of another machine and build is asked of what the machines share', async () => {
    const address = await addressOf('/about')
    const [name = ''] = store.keys()
    const text = await (await ask(address)).text()
    expect(address).toContain(name)
    expect(brotliDecompressSync(store.get(name) ?? '').toString()).toBe(text)
    words = 'two'
    startCache()
    const ofOther = dataAddress({build: 'other', path: '/about'}, name)
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await ask(ofOther, {headers: {'accept-encoding': coding}})
      expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
      expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
      expect(await answer.text()).toBe(text)
    }
    store.set(name, Buffer.from('broken'))
    expect((await ask(ofOther, {headers: {'accept-encoding': 'gzip'}})).status).toBe(404)
  })

  it('stays in the page while it cannot be shared, and is there for who has the page without it', async () => {
    const address = await addressOf('/about')
    const text = await (await ask(address)).text()
    isStoreThere = false
    startCache()
    const html = await (await ask('/about')).text()
    expect(html).toContain('__next_f')
    expect(html).not.toContain('page-data')
    expect(await (await ask(address)).text()).toBe(text)
    isStoreThere = true
    cache.invalidate()
    expect(await addressOf('/about')).toBe(address)
  })
})
