/**
 * What the site relies on inside Next, measured with Next 16.4.5; `next-internals.test.ts` fails when an upgrade
 * changes it. Beside these names the site relies on three behaviours that have no name:
 *
 * - A page collects the tags of every `unstable_cache` call made while it renders (`src/content/dependencies.server.ts`);
 *   publishing in `tests/e2e/editors/revalidation.spec.ts` proves it.
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

/** The variable by which Next says what it runs code for. */
export const phaseVariable = 'NEXT_PHASE'

/** The value of that variable while pages are built. */
export const buildPhase = 'phase-production-build'

/** Folders in `.next` that Next keeps answers in. */
export const cacheFolders = {
  /** Rendered pages, each with a path relative to this that holds `/$` before its own path. */
  pages: 'server/route-cache/APP_PAGE',
  /** Answers of `fetch` and `unstable_cache`. */
  data: 'cache/fetch-cache',
} as const
