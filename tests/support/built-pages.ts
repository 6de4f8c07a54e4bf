import {globSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {expect} from '@playwright/test'
import {cacheFolders, pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'
import {site} from './addresses.ts'

const rendered = join(import.meta.dirname, '..', '..', '.next', cacheFolders.pages)

/** When each page was last rendered, by path: Next keeps every page it renders in a file. */
type RenderedPages = Map<string, number>

function renderedPages(): RenderedPages {
  const pages = globSync('*/$/**/*.html', {cwd: rendered}).map((file): [string, number] => {
    const [, path = ''] = file.replaceAll('\\', '/').split('/$')
    return [
      path.replace(/\.html$/, '').replace(/^\/index$/, '/'),
      statSync(join(rendered, file)).mtimeMs,
    ]
  })
  return new Map(pages)
}

/** Waits until no page is stale any more; a page that nothing made stale is not rendered again by this. */
async function settled(paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    await expect
      .poll(async () => (await fetch(site + path, {method: 'HEAD'})).headers.get(pageCacheHeader), {
        message: `${path} is fresh`,
      })
      .toBe(pageCacheStates.fresh)
  }
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
  await settled(paths)
  const before = renderedPages()
  await change()
  await settled(paths)
  const after = renderedPages()
  return paths.filter((path) => before.get(path) !== after.get(path)).toSorted()
}
