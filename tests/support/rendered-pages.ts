import {globSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import {expect} from '@playwright/test'
import {z} from 'zod'
import {cacheFolders, pageCacheHeader, pageCacheStates} from '#config/next-internals.ts'
import {secrets} from './secrets.ts'

/** When each page was last rendered, by path: Next keeps every page it renders in a file. */
type RenderedPages = Map<string, number>

interface Site {
  origin: string
  /** The origin of its content lake. */
  lake: string
  /** Where it has its build. */
  folder: string
}

const soon = {timeout: 60_000, intervals: [50]}

/** Next marks what is stale in the moment in which it has answered the webhook, in milliseconds and far less. */
const markedMs = 250

const pendingSchema = z.object({pending: z.number()})

/**
 * Waits until no page is stale any more; a page that nothing made stale is not rendered again by this.
 *
 * @param paths - the paths of the pages
 * @param origin - of the site
 */
export async function settled(paths: readonly string[], origin: string): Promise<void> {
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
 * Makes what tells which pages a site renders, and when.
 *
 * @param site - a site with a build of its own, whose content lake tells it of what is published
 */
export function renderedPagesOf({origin, lake, folder}: Site) {
  const cache = join(folder, '.next', cacheFolders.pages)

  function renderedPages(): RenderedPages {
    const pages: RenderedPages = new Map()
    for (const file of globSync('*/$/**/*.html', {cwd: cache})) {
      // The site may be writing it anew in this moment.
      const stats = statSync(join(cache, file), {throwIfNoEntry: false})
      const [, path = ''] = file.replaceAll('\\', '/').split('/$')
      if (stats) pages.set(path.replace(/\.html$/, '').replace(/^\/index$/, '/'), stats.mtimeMs)
    }
    return pages
  }

  async function pendingWebhooks(): Promise<number> {
    const answer = await fetch(`${lake}/_lake/webhooks/pending`, {
      headers: {authorization: `Bearer ${secrets.SANITY_API_READ_TOKEN}`},
    })
    return pendingSchema.parse(await answer.json()).pending
  }

  /**
   * Waits until the site has been told of all that is published, and has rendered again what that made stale.
   *
   * @param paths - the paths of the pages that are looked at
   * @returns when each of them was last rendered
   */
  async function quiet(paths: readonly string[]): Promise<RenderedPages> {
    for (;;) {
      await expect.poll(pendingWebhooks, {...soon, message: 'webhooks to deliver'}).toBe(0)
      await settled(paths, origin)
      const before = renderedPages()
      await delay(markedMs)
      await settled(paths, origin)
      const after = renderedPages()
      if (paths.every((path) => before.get(path) === after.get(path))) return after
    }
  }

  /**
   * Says which of the published pages a change of content renders again.
   *
   * @param paths - the paths of all pages
   * @param change - makes the change and waits until a visitor sees it
   * @returns the paths, in alphabetical order
   */
  async function pagesRenderedBy(
    paths: readonly string[],
    change: () => Promise<void>,
  ): Promise<string[]> {
    const before = await quiet(paths)
    await change()
    const after = await quiet(paths)
    return paths.filter((path) => before.get(path) !== after.get(path)).toSorted()
  }

  /**
   * Waits until Next has tried to render a page again after a change, whether that went well or not: it writes the file
   * anew in both cases.
   *
   * @param path - the path of the page
   * @param change - what makes the page stale
   */
  async function afterRendering(path: string, change: () => Promise<unknown>): Promise<void> {
    await settled([path], origin)
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
    await settled([path], origin)
  }

  return {quiet, pagesRenderedBy, afterRendering}
}
