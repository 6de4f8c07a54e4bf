import {globSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import {expect} from '@playwright/test'
import {z} from 'zod'
import {cacheFolders, pageCacheHeader, pageCacheStates} from '#config/next-internals.ts'
import {secrets} from './secrets.ts'

/** The time at which each page was last rendered, by path. Next stores every rendered page in a file. */
type RenderedPages = Map<string, number>

interface Site {
  origin: string
  /** The origin of its content lake. */
  lake: string
  /** The folder that contains its build. */
  folder: string
}

const soon = {timeout: 60_000, intervals: [50]}

/** Next invalidates pages just after its response to the webhook, well within this time in milliseconds. */
const invalidationMs = 250

const pendingSchema = z.object({pending: z.number()})

/** Waits until every page is fresh. The requests render only pages that are stale. */
export async function waitUntilFresh(paths: readonly string[], origin: string): Promise<void> {
  const stateOf = async (path: string) =>
    (await fetch(origin + path, {method: 'HEAD'})).headers.get(pageCacheHeader)
  await Promise.all(
    paths.map((path) =>
      expect
        .poll(() => stateOf(path), {...soon, message: `${path} is fresh`})
        .toBe(pageCacheStates.fresh),
    ),
  )
}

/**
 * Creates functions that observe which pages a site renders, and when. The site needs its own build and the webhooks of
 * its content lake.
 */
export function renderedPagesOf({origin, lake, folder}: Site) {
  const cache = join(folder, '.next', cacheFolders.pages)

  function renderedPages(): RenderedPages {
    const pages: RenderedPages = new Map()
    for (const file of globSync('*/$/**/*.html', {cwd: cache})) {
      // The site may be replacing the file.
      const stats = statSync(join(cache, file), {throwIfNoEntry: false})
      const [, path = ''] = file.replaceAll('\\', '/').split('/$')
      if (stats) pages.set(path.replace(/\.html$/, '').replace(/^\/index$/, '/'), stats.mtimeMs)
    }
    return pages
  }

  async function pendingWebhooks(): Promise<number> {
    const response = await fetch(`${lake}/_lake/webhooks/pending`, {
      headers: {authorization: `Bearer ${secrets.SANITY_API_READ_TOKEN}`},
    })
    return pendingSchema.parse(await response.json()).pending
  }

  /** Waits until the site has received every webhook and has rendered all invalidated pages among these. */
  async function waitUntilQuiet(paths: readonly string[]): Promise<RenderedPages> {
    for (;;) {
      await expect.poll(pendingWebhooks, {...soon, message: 'webhooks to deliver'}).toBe(0)
      await waitUntilFresh(paths, origin)
      const before = renderedPages()
      await delay(invalidationMs)
      await waitUntilFresh(paths, origin)
      const after = renderedPages()
      if (paths.every((path) => before.get(path) === after.get(path))) return after
    }
  }

  /**
   * Returns the pages that a change of content renders again.
   *
   * @param paths - the paths of all pages
   * @param change - makes the change and waits until it is visible
   * @returns sorted paths
   */
  async function pagesRenderedBy(
    paths: readonly string[],
    change: () => Promise<void>,
  ): Promise<string[]> {
    const before = await waitUntilQuiet(paths)
    await change()
    const after = await waitUntilQuiet(paths)
    return paths.filter((path) => before.get(path) !== after.get(path)).toSorted()
  }

  /**
   * Makes a change and waits until Next has tried to render a page again. Next replaces the page's file even when
   * rendering fails.
   */
  async function afterRendering(path: string, change: () => Promise<unknown>): Promise<void> {
    await waitUntilFresh([path], origin)
    const before = renderedPages().get(path)
    await change()
    await expect
      .poll(
        async () => {
          await fetch(origin + path, {method: 'HEAD'})
          return renderedPages().get(path) !== before
        },
        {...soon, message: `${path} is rendered again, or tried to be`},
      )
      .toBe(true)
    await waitUntilFresh([path], origin)
  }

  return {waitUntilQuiet, pagesRenderedBy, afterRendering}
}
