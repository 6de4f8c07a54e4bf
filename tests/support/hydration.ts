import {expect, type Page} from '@playwright/test'

/**
 * Opens a page and waits until React has hydrated it. Before that, a link that opens a dialog leads to a page with the
 * same form, and a test on a busy computer is faster than React.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

export async function waitForHydration(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(isHydrated), {message: `${page.url()} is hydrated`, timeout: 30_000})
    .toBe(true)
}

/** Runs in the page: reads the root that React 19 attaches to the document, which is not a public API. */
function isHydrated(): boolean {
  const read = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
  if (name === undefined) return false
  const root = read(read(read(document, name), 'stateNode'), 'current')
  return read(read(root, 'memoizedState'), 'isDehydrated') === false
}
