import {existsSync, readdirSync} from 'node:fs'
import {glob, rm} from 'node:fs/promises'
import {z} from 'zod'
import {cacheFolders, inBuild, readJson} from '#config/next-internals.ts'

const prerenderManifest = 'prerender-manifest.json'
const manifest = z.object({
  routes: z.record(z.string(), z.object({srcRoute: z.string().nullable()})),
})

/** A page in one of the two places where Next keeps them. */
export interface CachedPage {
  /** The path that it is the answer for. */
  path: string
  /** Its files, without their endings. */
  stem: string
}

/**
 * Lists the pages of dynamic routes that Next keeps on disk: those of the build, and all that were rendered since.
 * Others are served meanwhile, for a site may have rendered ten thousand.
 *
 * @param buildFolder - `.next`
 * @param routes - as Next calls them, for instance `/[[...path]]`
 */
export async function listCachedPages(
  buildFolder: string,
  routes: readonly string[],
): Promise<CachedPage[]> {
  return [...listBuiltPages(buildFolder, routes), ...(await listRenderedPages(buildFolder))]
}

/**
 * Says whether Next keeps a page on disk, without listing all the others.
 *
 * @param buildFolder - `.next`
 * @param path - that a page answers at
 */
export function isPageCached(buildFolder: string, path: string): boolean {
  const file = `${fileNameOf(path)}.html`
  if (existsSync(inBuild(buildFolder, cacheFolders.builtPages, file))) return true
  const rendered = inBuild(buildFolder, cacheFolders.pages)
  return foldersIn(rendered).some((route) => existsSync(inBuild(rendered, route, '$', file)))
}

/**
 * Deletes a page that Next keeps on disk. A copy in memory stays until others need the room.
 *
 * @param page - what {@link listCachedPages} named
 */
export async function deleteCachedPage({stem}: CachedPage): Promise<void> {
  // Next looks for the HTML first: without it there is no page.
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

/** Below the cache stands a folder for each route, with a folder `$` of the paths that it answered. */
async function listRenderedPages(buildFolder: string): Promise<CachedPage[]> {
  const folder = inBuild(buildFolder, cacheFolders.pages)
  const stems = new Set<string>()
  // Next may be deleting a folder meanwhile: `readdir` would throw, and none of the others be found.
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
    return name === undefined ? [] : [{path: pathOf(name), stem: inBuild(folder, stem)}]
  })
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Says which page a key of Next's page cache stands for.
 *
 * @param key - as a cache handler is given it: the route, `/$`, and the path
 */
export const pathOfKey = (key: string): string => pathOf(key.slice(key.indexOf('/$/') + 2))

const fileNameOf = (path: string) =>
  path === '/' ? '/index' : /^\/index(\/|$)/.test(path) ? `/index${path}` : path

const pathOf = (fileName: string) =>
  fileName === '/index' ? '/' : fileName.replace(/^\/index(?=\/index(\/|$))/, '')
