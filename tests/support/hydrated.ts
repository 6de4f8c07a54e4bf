import {expect, type Page} from '@playwright/test'

/**
 * Opens a page and waits until React has taken it over. Before that a link that opens a dialog leads to the page with
 * the same form, as it should; on a busy machine a test is faster than React.
 *
 * @param page - a page in which JavaScript runs
 * @param path - where to
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Waits until React has taken over the page that is open.
 *
 * @param page - a page in which JavaScript runs
 */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(isHydrated), {message: `${page.url()} is hydrated`, timeout: 30_000})
    .toBe(true)
}

/**
 * Asks React's own root, which hangs on the document; how, is React 19's own business and stands here alone.
 */
function isHydrated(): boolean {
  const read = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
  if (name === undefined) return false
  const root = read(read(read(document, name), 'stateNode'), 'current')
  return read(read(root, 'memoizedState'), 'isDehydrated') === false
}
