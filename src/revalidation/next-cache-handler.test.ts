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
const copy = (html: string, tag: string) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(html),
  headers: {'x-next-cache-tags': `other,${tag}`},
  status: 200,
})

const ask = async (path: string) => await call(requestCache(), 'get', path, context)
const isStale = async (path: string) => member(await ask(path), 'isStale') === true
const store = async (path: string, value: unknown, revalidate: number | false = false) =>
  await call(requestCache(), 'set', path, value, {...context, cacheControl: {revalidate}})
const publish = (tag: string) => invalidate([tag])
/** Next compares timestamps in whole milliseconds. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 3))

afterAll(() => rmSync(folder, {recursive: true, force: true}))

describe('page cache handler', () => {
  it('stores a page as stale when it was invalidated during its rendering (decision 42)', async () => {
    expect(await ask('/first')).toBeNull()
    await tick()
    publish('tag-of-first')
    await tick()
    await store('/first', copy('old', 'tag-of-first'))
    expect(await isStale('/first')).toBe(true)

    await tick()
    await store('/first', copy('new', 'tag-of-first'))
    expect(await isStale('/first')).toBe(false)
    expect(member(member(await ask('/first'), 'value'), 'html')).toBe('new')
  })

  it('reports stored pages and which pages are fresh', async () => {
    expect(pageFreshness.isFresh('/recorded')).toBe(false)
    await ask('/recorded')
    await tick()
    await store('/recorded', copy('old', 'tag-of-recorded'))
    expect(pageFreshness.isFresh('/recorded')).toBe(true)

    await tick()
    publish('tag-of-recorded')
    expect(pageFreshness.isFresh('/recorded')).toBe(false)
    await ask('/recorded')
    const stored = pageFreshness.whenStored('/recorded', 60_000)
    await tick()
    await store('/recorded', copy('new', 'tag-of-recorded'))
    await stored
    expect(pageFreshness.isFresh('/recorded')).toBe(true)

    cachedPages.publish({path: '/recorded', age: null, isStored: false} satisfies CachedPageEvent)
    expect(pageFreshness.isFresh('/recorded')).toBe(false)
    await ask('/recorded')
    expect(pageFreshness.isFresh('/recorded')).toBe(true)
  })

  it('reports a page as stale after its time to live', async () => {
    await ask('/hourly')
    await store('/hourly', copy('of this hour', 'tag-of-hourly'), 0.001)
    await tick()
    expect(pageFreshness.isFresh('/hourly')).toBe(false)
  })

  it('dates a page by the first request that found it stale, not by later ones', async () => {
    await ask('/second')
    await store('/second', copy('one', 'tag-of-second'))
    await tick()
    publish('tag-of-second')
    await tick()
    expect(await isStale('/second')).toBe(true)
    await tick()
    publish('tag-of-second')
    await tick()
    expect(await isStale('/second')).toBe(true)
    await store('/second', copy('two', 'tag-of-second'))
    expect(await isStale('/second')).toBe(true)
  })

  it('invalidates a page that was stored before the clock was set back by an hour', async () => {
    await ask('/clock')
    await store('/clock', copy('old', 'tag-of-clock'))
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
    publish('tag-of-clock')
    expect(await isStale('/clock')).toBe(true)
    await store('/clock', copy('new', 'tag-of-clock'))
    expect(await isStale('/clock')).toBe(false)
    clock.mockRestore()
  })

  it('invalidates a page whose file an earlier process dated in the future', async () => {
    await store('/dated', copy('old', 'tag-of-dated'))
    for (const file of globSync(join(folder, '**/dated.*'))) {
      const later = file.replace(/dated(?=\.\w+$)/, 'later')
      copyFileSync(file, later)
      utimesSync(later, Date.now() / 1000 + 3600, Date.now() / 1000 + 3600)
    }
    expect(member(member(await ask('/later'), 'value'), 'html')).toBe('old')
    publish('tag-of-dated')
    expect(await isStale('/later')).toBe(true)
  })

  it('lets Next delay the retry of a failed rendering', async () => {
    await ask('/fourth')
    await store('/fourth', copy('good', 'tag-of-fourth'))
    await tick()
    publish('tag-of-fourth')
    await tick()
    const found = member(await ask('/fourth'), 'value')
    await tick()
    // Next's `retainPreviousCacheEntry` does the same.
    await store('/fourth', found, 3)
    expect(await isStale('/fourth')).toBe(false)
  })
})
