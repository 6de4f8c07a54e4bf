import {globSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {expect} from '@playwright/test'
import {z} from 'zod'
import {pathAliases} from '#model/paths.ts'
import {cacheFolders, pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'
import {editorsLake, editorsSite as site} from './addresses.ts'
import {editorsClient} from './content-client.ts'
import {isolatedFolder} from './isolated-site.ts'
import {secrets} from './secrets.ts'

const rendered = join(isolatedFolder('editors'), '.next', cacheFolders.pages)

/** When each page was last rendered, by path: Next keeps every page it renders in a file. */
type RenderedPages = Map<string, number>

function renderedPages(): RenderedPages {
  const pages: RenderedPages = new Map()
  for (const file of globSync('*/$/**/*.html', {cwd: rendered})) {
    // The site may be writing it anew in this moment.
    const stats = statSync(join(rendered, file), {throwIfNoEntry: false})
    const [, path = ''] = file.replaceAll('\\', '/').split('/$')
    if (stats) pages.set(path.replace(/\.html$/, '').replace(/^\/index$/, '/'), stats.mtimeMs)
  }
  return pages
}

/**
 * Waits until Next has tried to render a page again after a change, whether that went well or not: it writes the file
 * anew in both cases.
 *
 * @param path - the path of the page
 * @param change - what makes the page stale
 */
export async function afterRendering(path: string, change: () => Promise<unknown>): Promise<void> {
  await settled([path])
  const before = renderedPages().get(path)
  await change()
  await expect
    .poll(
      async () => {
        await fetch(site + path, {method: 'HEAD'})
        return renderedPages().get(path) !== before
      },
      {message: `${path} is rendered again, or tried to be`, timeout: 60_000, intervals: [100]},
    )
    .toBe(true)
  await settled([path])
}

/**
 * Waits until no page is stale any more; a page that nothing made stale is not rendered again by this.
 *
 * @param paths - the paths of the pages
 * @param origin - of the site
 */
export async function settled(paths: readonly string[], origin = site): Promise<void> {
  const stateOf = async (path: string) =>
    (await fetch(origin + path, {method: 'HEAD'})).headers.get(pageCacheHeader)
  await Promise.all(
    paths.map((path) =>
      expect
        .poll(() => stateOf(path), {message: `${path} is fresh`, timeout: 60_000})
        .toBe(pageCacheStates.fresh),
    ),
  )
}

/** Next marks what is stale in the moment in which it has answered the webhook, in milliseconds and far less. */
const markedMs = 250

/**
 * Waits until the site has been told of all that is published, and has rendered again what that made stale.
 *
 * @param paths - the paths of the pages that are looked at
 * @returns when each of them was last rendered
 */
export async function quiet(paths: readonly string[]): Promise<RenderedPages> {
  for (;;) {
    await expect.poll(pendingWebhooks, {message: 'webhooks to deliver', timeout: 60_000}).toBe(0)
    await settled(paths)
    const before = renderedPages()
    await new Promise((resolve) => setTimeout(resolve, markedMs))
    await settled(paths)
    const after = renderedPages()
    if (paths.every((path) => before.get(path) === after.get(path))) return after
  }
}

const pendingSchema = z.object({pending: z.number()})

async function pendingWebhooks(): Promise<number> {
  const answer = await fetch(`${editorsLake}/_lake/webhooks/pending`, {
    headers: {authorization: `Bearer ${secrets.SANITY_API_READ_TOKEN}`},
  })
  return pendingSchema.parse(await answer.json()).pending
}

/**
 * Says which of the published pages a change of content renders again.
 *
 * @param paths - the paths of all pages
 * @param change - makes the change and waits until a visitor sees it
 * @returns the paths, in alphabetical order
 */
export async function pagesRenderedBy(
  paths: readonly string[],
  change: () => Promise<void>,
): Promise<string[]> {
  const before = await quiet(paths)
  await change()
  const after = await quiet(paths)
  return paths.filter((path) => before.get(path) !== after.get(path)).toSorted()
}

/**
 * Lists where every published page answers, aliases included.
 *
 * @param client - of the dataset
 */
export async function pagePaths(client = editorsClient): Promise<string[]> {
  const query = '*[_type == "page" && !(_id in path("drafts.**"))].path.current'
  return [...(await client.fetch<string[]>(query)), ...Object.keys(pathAliases)]
}
