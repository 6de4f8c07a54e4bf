import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {dirname, join, relative} from 'node:path'
import {cacheFolders} from '#config/next-internals.ts'
import {deleteCachedPage, isPageCached, listCachedPages} from './page-files.ts'

/** Fails when an upgrade moves or changes these modules. */
const require = createRequire(import.meta.url)
const next = (module: string): Record<string, unknown> => {
  const loaded: unknown = require(`next/dist/${module}`)
  if (typeof loaded !== 'object' || loaded === null) throw new Error(`${module} is no module`)
  return Object.fromEntries(
    Object.keys(loaded).map((name): [string, unknown] => [name, Reflect.get(loaded, name)]),
  )
}
const call = (exported: unknown, ...parameters: unknown[]): unknown => {
  if (typeof exported !== 'function') throw new Error('Next does not have this function any more.')
  return Reflect.apply(exported, undefined, parameters)
}

const folder = mkdtempSync(join(tmpdir(), 'page-files-'))
const owner = {kind: 'APP_PAGE', sourceRoute: '/(site)/(framed)/[[...path]]/page'}

afterAll(() => rmSync(folder, {recursive: true, force: true}))

function write(file: string, text = ''): string {
  mkdirSync(dirname(join(folder, file)), {recursive: true})
  writeFileSync(join(folder, file), text)
  return join(folder, file)
}

/** Path below `.next` of a page that was rendered at run time. */
const renderedFile = (path: string): string =>
  `server${String(call(next('server/lib/route-cache-key')['getRouteCacheKey'], path, owner))}`

describe('page-files', () => {
  it('uses the folders that Next uses', () => {
    expect(next('shared/lib/constants')['PRERENDER_MANIFEST']).toBe('prerender-manifest.json')
    expect(relative(cacheFolders.pages, renderedFile('/about')).startsWith('..')).toBe(false)
  })

  it('finds every cached page, and deletes all files of one', async () => {
    const srcRoute = '/[[...path]]'
    const routes = {
      ...{'/': {srcRoute}, '/about': {srcRoute}},
      '/_not-found': {srcRoute: '/_not-found'},
    }
    write('prerender-manifest.json', JSON.stringify({routes}))
    const about = ['.html', '.rsc', '.meta', '.segments/_tree.segment.rsc'].flatMap((ending) => [
      write(join(cacheFolders.builtPages, `about${ending}`)),
      write(renderedFile('/about') + ending),
    ])
    write(join(cacheFolders.builtPages, 'index.html'))
    const others = ['/', '/index', '/about/us'].map((path) => write(`${renderedFile(path)}.html`))

    const cached = ['/', '/index', '/about', '/about/us']
    const missing = ['/us', '/about/them', '/abou']
    expect([...cached, ...missing].filter((path) => isPageCached(folder, path))).toEqual(cached)
    expect(isPageCached(join(folder, 'nowhere'), '/')).toBe(false)

    const pages = await listCachedPages(folder, ['/[[...path]]'])
    expect(pages.map(({path}) => path).toSorted()).toEqual(['/', '/about', ...cached].toSorted())
    for (const page of pages) if (page.path === '/about') await deleteCachedPage(page)
    expect(isPageCached(folder, '/about')).toBe(false)
    expect(about.filter((file) => existsSync(file))).toEqual([])
    expect(others.filter((file) => !existsSync(file))).toEqual([])
  })

  it('lists pages without blocking the event loop, while Next deletes some', async () => {
    const own = mkdtempSync(join(tmpdir(), 'page-files-'))
    const pages = join(own, cacheFolders.pages, 'owner', '$')
    const names = Array.from({length: 300}, (_, index) => `page-${index}`)
    for (const name of names) {
      mkdirSync(join(pages, name, 'us.segments'), {recursive: true})
      writeFileSync(join(pages, name, 'us.html'), '')
      writeFileSync(join(pages, name, 'us.segments', '_tree.segment.rsc'), '')
    }
    let turns = 0
    let isListing = true
    const take = () => {
      turns += 1
      if (turns === 2) rmSync(join(pages, 'page-299'), {recursive: true})
      if (isListing) setImmediate(take)
    }
    setImmediate(take)
    const found = await listCachedPages(own, ['/[[...path]]'])
    isListing = false
    rmSync(own, {recursive: true})
    expect(turns).toBeGreaterThan(10)
    const kept = names.slice(0, 299).map((name) => `/${name}/us`)
    expect(found.map(({path}) => path)).toEqual(expect.arrayContaining(kept))
  })
})
