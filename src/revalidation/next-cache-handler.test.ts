import {jest} from '@jest/globals'
import {copyFileSync, globSync, mkdtempSync, rmSync, utimesSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {cachedPages, type CachedPageEvent} from './channels.ts'
import PageCacheHandler from './next-cache-handler.ts'
import {PageFreshness} from './page-freshness.ts'

/** A port where no content lake listens. */
process.env['CONTENT_LAKE_PORT'] = '1'
const {invalidate} = await import('./site-freshness.server.ts')

const pageFreshness = new PageFreshness()

const require = createRequire(import.meta.url)
const member = (of: unknown, name: string): unknown => Reflect.get(Object(of), name)

function call(of: unknown, name: string, ...parameters: unknown[]): unknown {
  const method = member(of, name)
  if (typeof method !== 'function') throw new Error(`Next has no ${name} any more.`)
  return Reflect.apply(method, of, parameters)
}

const next = (module: string): unknown => require(`next/dist/server/${module}`)

function requestCache(): unknown {
  const IncrementalCache = member(next('lib/incremental-cache'), 'IncrementalCache')
  if (typeof IncrementalCache !== 'function')
    throw new Error('Next has no IncrementalCache any more.')
  return Reflect.construct(IncrementalCache, [
    {
      fs: member(next('lib/node-fs-methods'), 'nodeFs'),
      dev: false,
      flushToDisk: true,
      serverDistDir: join(folder, 'server'),
      requestHeaders: {},
      maxMemoryCacheSize: 1_000_000,
      previewProps: {previewModeId: '0'},
      prerenderManifest: {routes: {}, dynamicRoutes: {}, notFoundRoutes: []},
      CurCacheHandler: PageCacheHandler,
    },
  ])
}

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
const context = {
  kind: 'APP_PAGE',
  route: {kind: 'APP_PAGE', sourceRoute: '/[[...path]]/page'},
  isFallback: false,
}
/** A rendered page. Its tag is its path. */
const copy = (html: string, path: string) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(html),
  headers: {'x-next-cache-tags': `other,${path}`},
  status: 200,
})

const ask = async (path: string) => await call(requestCache(), 'get', path, context)
const isStale = async (path: string) => member(await ask(path), 'isStale') === true
/** Next compares timestamps in whole milliseconds. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 3))
/** Stores a page, by default with another text. */
const store = async (
  path: string,
  value: unknown = copy('new', path),
  revalidate: number | false = false,
) => {
  await tick()
  await call(requestCache(), 'set', path, value, {...context, cacheControl: {revalidate}})
}
/** Requests a page that is missing, and stores it. */
const cache = async (path: string, revalidate?: number) => {
  expect(await ask(path)).toBeNull()
  await store(path, copy('old', path), revalidate)
}
const publish = async (tag: string) => {
  await tick()
  invalidate([tag])
  await tick()
}

afterAll(() => rmSync(folder, {recursive: true, force: true}))

describe('page cache handler', () => {
  it('stores a page as stale when it was invalidated during its rendering (decision 42)', async () => {
    expect(await ask('/first')).toBeNull()
    await publish('/first')
    await store('/first', copy('old', '/first'))
    expect(pageFreshness.isFresh('/first')).toBe(false)
    expect(await isStale('/first')).toBe(true)
    await store('/first')
    expect(await isStale('/first')).toBe(false)
    expect(member(member(await ask('/first'), 'value'), 'html')).toBe('new')
  })

  it('reports stored pages and which pages are fresh', async () => {
    expect(pageFreshness.isFresh('/recorded')).toBe(false)
    await cache('/recorded')
    expect(pageFreshness.isFresh('/recorded')).toBe(true)
    await publish('/recorded')
    expect(pageFreshness.isFresh('/recorded')).toBe(false)
    await ask('/recorded')
    const stored = pageFreshness.whenStored('/recorded', 60_000)
    await store('/recorded')
    await stored
    expect(pageFreshness.isFresh('/recorded')).toBe(true)
    cachedPages.publish({path: '/recorded', age: null, isStored: false} satisfies CachedPageEvent)
    expect(pageFreshness.isFresh('/recorded')).toBe(false)
    await ask('/recorded')
    expect(pageFreshness.isFresh('/recorded')).toBe(true)
  })

  it('reports a page as stale after its time to live', async () => {
    await cache('/hourly', 0.001)
    await tick()
    expect(pageFreshness.isFresh('/hourly')).toBe(false)
  })

  it('dates a page by the first request that found it stale, not by later ones', async () => {
    await cache('/second')
    await publish('/second')
    expect(await isStale('/second')).toBe(true)
    await publish('/second')
    expect(await isStale('/second')).toBe(true)
    await store('/second')
    expect(await isStale('/second')).toBe(true)
  })

  it('invalidates a page that was stored before the clock was set back by an hour', async () => {
    await cache('/clock')
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
    await publish('/clock')
    expect(await isStale('/clock')).toBe(true)
    await store('/clock')
    expect(await isStale('/clock')).toBe(false)
    clock.mockRestore()
  })

  it('invalidates a page whose file an earlier process dated in the future', async () => {
    await cache('/dated')
    for (const file of globSync(join(folder, '**/dated.*'))) {
      const later = file.replace(/dated(?=\.\w+$)/, 'later')
      copyFileSync(file, later)
      utimesSync(later, Date.now() / 1000 + 3600, Date.now() / 1000 + 3600)
    }
    expect(member(member(await ask('/later'), 'value'), 'html')).toBe('old')
    await publish('/dated')
    expect(await isStale('/later')).toBe(true)
  })

  it('lets Next delay the retry of a failed rendering', async () => {
    await cache('/fourth')
    await publish('/fourth')
    // Next's `retainPreviousCacheEntry` does the same.
    await store('/fourth', member(await ask('/fourth'), 'value'), 3)
    expect(await isStale('/fourth')).toBe(false)
  })
})
