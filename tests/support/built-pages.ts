import {globSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {expect} from '@playwright/test'
import {site} from './addresses.ts'

const drawn = join(import.meta.dirname, '..', '..', '.next', 'server', 'route-cache', 'APP_PAGE')

/** When each page was last drawn, by path: Next keeps every page it draws in a file. */
type DrawnPages = Map<string, number>

function drawnPages(): DrawnPages {
  const pages = globSync('*/$/**/*.html', {cwd: drawn}).map((file): [string, number] => {
    const [, path = ''] = file.replaceAll('\\', '/').split('/$')
    return [
      path.replace(/\.html$/, '').replace(/^\/index$/, '/'),
      statSync(join(drawn, file)).mtimeMs,
    ]
  })
  return new Map(pages)
}

/** Waits until no page is stale any more; a page that nothing made stale is not drawn again by this. */
async function settled(paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    await expect
      .poll(
        async () => (await fetch(site + path, {method: 'HEAD'})).headers.get('x-nextjs-cache'),
        {
          message: `${path} is fresh`,
        },
      )
      .toBe('HIT')
  }
}

/**
 * Says which of the published pages a change of content draws again.
 *
 * @param paths - the paths of all pages
 * @param change - makes the change and waits until a visitor sees it
 * @returns the paths, in alphabetical order
 */
export async function pagesDrawnBy(
  paths: readonly string[],
  change: () => Promise<void>,
): Promise<string[]> {
  await settled(paths)
  const before = drawnPages()
  await change()
  await settled(paths)
  const after = drawnPages()
  return paths.filter((path) => before.get(path) !== after.get(path)).toSorted()
}
