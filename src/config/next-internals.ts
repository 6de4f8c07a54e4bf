import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'

/**
 * The site relies on these internals of Next, measured with Next 16.4.5; `next-internals.test.ts` fails when an upgrade
 * changes them. It also relies on three behaviours that have no name:
 *
 * - A page collects the tags of every `unstable_cache` call made while it renders (`add-cache-tags.server.ts`);
 *   `tests/soak/publishing/rendered-pages.spec.ts` proves it.
 * - `next start` ends the process from its own listeners of SIGTERM and SIGINT, added before `register` of the
 *   instrumentation runs (`src/server/graceful-shutdown.ts`).
 * - The first request for a page that is stale, but not expired, gets the stale copy and starts a new rendering
 *   (`src/revalidation/prewarm-pages.server.ts`).
 */

/** The header by which Next says what it answered a page from. */
export const pageCacheHeader = 'x-nextjs-cache'

/** Values of the header: from the cache, from a copy that Next renders again now, or rendered for this request. */
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

const previewProps = z.object({previewModeId: z.string().min(1)})

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

/**
 * The bundler cannot know what stands in a build that it is making: without the mark it would take in the whole
 * project.
 */
export const inBuild = (folder: string, ...names: readonly string[]) =>
  join(/* turbopackIgnore: true */ folder, ...names)

/** @throws when there is no such file, or no JSON in it */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
