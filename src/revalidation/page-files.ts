import {existsSync, readdirSync} from 'node:fs'
import {glob, rm} from 'node:fs/promises'
import {z} from 'zod'
import {cacheFolders, inBuild, readJson} from '#config/next-internals.ts'

const prerenderManifest = 'prerender-manifest.json'
const manifest = z.object({
  routes: z.record(z.string(), z.object({srcRoute: z.string().nullable()})),
})

/** A page in one of Next's two page folders. */
export interface CachedPage {
  path: string
  /** Path of its files, without their extensions. */
  stem: string
}

/**
 * Lists the cached pages of dynamic routes, from build and run time. It yields to requests, because there may be ten
 * thousand.
 *
 * @param routes - in Next's notation, as in `/[[...path]]`
 */
export async function listCachedPages(
  buildFolder: string,
  routes: readonly string[],
): Promise<CachedPage[]> {
  return [...listBuiltPages(buildFolder, routes), ...(await listRenderedPages(buildFolder))]
}

export function isPageCached(buildFolder: string, path: string): boolean {
  const file = `${fileNameOf(path)}.html`
  if (existsSync(inBuild(buildFolder, cacheFolders.builtPages, file))) return true
  const rendered = inBuild(buildFolder, cacheFolders.pages)
  return foldersIn(rendered).some((route) => existsSync(inBuild(rendered, route, '$', file)))
}

/** Deletes a page on disk. Next's copy in memory stays until it is evicted. */
export async function deleteCachedPage({stem}: CachedPage): Promise<void> {
  // Next reads the HTML first: without it the page is missing.
  for (const ending of ['.html', '.meta', '.rsc', '.segments']) {
    await rm(stem + ending, {recursive: true, force: true})
  }
}

function listBuiltPages(buildFolder: string, routes: readonly string[]): CachedPage[] {
  let built: z.output<typeof manifest>['routes']
  try {
    built = manifest.parse(readJson(inBuild(buildFolder, prerenderManifest))).routes
  } catch {
    return []
  }
  return Object.entries(built)
    .filter(([, {srcRoute}]) => srcRoute !== null && routes.includes(srcRoute))
    .map(([path]) => ({
      path,
      stem: inBuild(buildFolder, cacheFolders.builtPages, fileNameOf(path)),
    }))
    .filter(({stem}) => existsSync(`${stem}.html`))
}

/** The cache has a folder for each route, with a folder `$` for its paths. */
async function listRenderedPages(buildFolder: string): Promise<CachedPage[]> {
  const folder = inBuild(buildFolder, cacheFolders.pages)
  const stems = new Set<string>()
  // `readdir` would throw when Next deletes a folder during the walk.
  const names = glob('**/*.{html,meta,rsc}', {
    cwd: folder,
    exclude: (name) => name.endsWith('.segments'),
  })
  for await (const name of names) {
    const stem = /^(.+)\.(?:html|meta|rsc)$/.exec(name.replaceAll('\\', '/'))?.[1]
    if (stem !== undefined) stems.add(stem)
  }
  return [...stems].flatMap((stem) => {
    const name = /^[^/]+\/\$(\/.+)$/.exec(stem)?.[1]
    return name === undefined ? [] : [{path: pathFromFileName(name), stem: inBuild(folder, stem)}]
  })
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param key - as in Next's page cache: the route, `/$` and the path */
export const pathFromKey = (key: string): string =>
  pathFromFileName(key.slice(key.indexOf('/$/') + 2))

const fileNameOf = (path: string) =>
  path === '/' ? '/index' : /^\/index(\/|$)/.test(path) ? `/index${path}` : path

const pathFromFileName = (fileName: string) =>
  fileName === '/index' ? '/' : fileName.replace(/^\/index(?=\/index(\/|$))/, '')
