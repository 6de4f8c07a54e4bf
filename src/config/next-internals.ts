import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'

/**
 * The site relies on these internals of Next 16.4.5; `next-internals.test.ts` fails when an upgrade changes them. It
 * also relies on three unnamed behaviours:
 *
 * - A page collects the tags of every `unstable_cache` call made while it renders (`add-cache-tags.server.ts`, proved
 *   by `tests/soak/publishing/rendered-pages.spec.ts`).
 * - `next start` ends the process from its own listeners of SIGTERM and SIGINT, added before `register` of the
 *   instrumentation runs (`src/server/graceful-shutdown.ts`).
 * - The first request for a page that is stale, but not expired, gets the stale copy and starts a new rendering
 *   (`src/revalidation/prewarm-pages.server.ts`).
 */

/** The response header that names a page's cache state. */
export const pageCacheHeader = 'x-nextjs-cache'

/** `STALE` pages are being rendered again in the background; `MISS` pages were rendered for this request. */
export const pageCacheStates = {fresh: 'HIT', stale: 'STALE', missing: 'MISS'} as const

/** The cookie of draft mode. Its presence proves nothing: Next compares its value with one made at build time. */
export const draftModeCookie = '__prerender_bypass'

/** The cookie of the older preview mode, which this site never sets. */
export const previewDataCookie = '__next_preview_data'

/** Cache folders below `.next`. */
export const cacheFolders = {
  /** Rendered pages. Each file's path ends in `/$` and the page's own path. */
  pages: 'server/route-cache/APP_PAGE',
  /** Pages as the build rendered them. */
  builtPages: 'server/app',
  /** Results of `fetch` and `unstable_cache`. */
  data: 'cache/fetch-cache',
  /** Optimized images, one folder for each source and size, named by a hash. */
  images: 'cache/images',
} as const

/** The file below `.next` with the secret of draft sessions. */
export const previewPropsFile = 'server/preview-props.json'

const previewProps = z.object({previewModeId: z.string().min(1)})

/** @returns the value of the draft mode cookie in this build; `null` without a build, as in development */
export function readPreviewModeId(buildFolder: string): string | null {
  try {
    return previewProps.parse(readJson(inBuild(buildFolder, previewPropsFile))).previewModeId
  } catch {
    return null
  }
}

/** @throws when there is no build */
export const readBuildId = (buildFolder: string): string =>
  readFileSync(inBuild(buildFolder, 'BUILD_ID'), 'utf8').trim()

/** Keeps the bundler from tracing the path: it would include the whole project. */
export const inBuild = (folder: string, ...names: readonly string[]) =>
  join(/* turbopackIgnore: true */ folder, ...names)

/** @throws when the file is missing or isn't JSON */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
