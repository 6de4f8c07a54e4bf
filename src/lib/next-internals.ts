import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {glob, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'

/**
 * What the site relies on inside Next, measured with Next 16.4.5; `next-internals.test.ts` fails when an upgrade
 * changes it. Beside these names the site relies on three behaviours that have no name:
 *
 * - A page collects the tags of every `unstable_cache` call made while it renders
 *   (`src/content/dependencies.server.ts`); publishing in `tests/soak/publishing/rendered-pages.spec.ts` proves it.
 * - `next start` ends the process from its own listeners of SIGTERM and SIGINT, added before `register` of the
 *   instrumentation runs (`src/server/graceful-shutdown.ts`).
 * - After `revalidateTag(tag, 'max')` one request is answered from the stale copy and starts a new rendering
 *   (`src/content/warm-pages.server.ts`).
 */

/** The header by which Next says what it answered a page from. */
export const pageCacheHeader = 'x-nextjs-cache'

/** What the header says: from the cache, from a copy that is rendered again now, or rendered for this request. */
export const pageCacheStates = {fresh: 'HIT', stale: 'STALE', missing: 'MISS'} as const

/** The cookie of draft mode. Its presence alone proves nothing: Next compares its value with one made at build time. */
export const draftModeCookie = '__prerender_bypass'

/** The cookie of the older preview mode, which this site never sets. */
export const previewDataCookie = '__next_preview_data'

/** Folders in `.next` that Next keeps answers in. */
export const cacheFolders = {
  /** Rendered pages, each with a path relative to this that holds `/$` before its own path. */
  pages: 'server/route-cache/APP_PAGE',
  /** Pages as the build rendered them. */
  builtPages: 'server/app',
  /** Answers of `fetch` and `unstable_cache`. */
  data: 'cache/fetch-cache',
  /** Images that the optimizer made, each in a folder whose name is a hash of its address. */
  images: 'cache/images',
} as const

/** Below the build's folder: the secret of draft sessions. */
export const previewPropsFile = 'server/preview-props.json'
const prerenderManifest = 'prerender-manifest.json'

const previewProps = z.object({previewModeId: z.string().min(1)})
const manifest = z.object({
  routes: z.record(z.string(), z.object({srcRoute: z.string().nullable()})),
})

/**
 * Reads the value that the cookie of a draft session has; a new build makes a new one.
 *
 * @param buildFolder - `.next`
 * @returns `null` when there is no build, as in development
 */
export function readPreviewModeId(buildFolder: string): string | null {
  try {
    return previewProps.parse(readJson(inBuild(buildFolder, previewPropsFile))).previewModeId
  } catch {
    return null
  }
}

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

/**
 * The bundler cannot know what stands in a build that it is making: without the mark it would take in the whole
 * project.
 */
const inBuild = (folder: string, ...names: readonly string[]) =>
  join(/* turbopackIgnore: true */ folder, ...names)

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
