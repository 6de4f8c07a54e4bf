import {expect, type Page, test} from '@playwright/test'
import {pageDataPath} from '#edge/defer-scripts.ts'
import {toBrotli} from '#lib/content-encoding.ts'
import {isSvg, parseOptimizerUrl} from '#shared/media-paths.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {collectConsoleErrors} from '#tests/support/page-issues.ts'
import {isSoak} from '#tests/support/tier.ts'

/** Maximum size of Home with its styles, and of React's data, in bytes after Brotli at its highest level. */
const homeHtmlBudget = 33 * 1024
const homeDataBudget = 24 * 1024

/** Maximum JavaScript of a page before an interaction, including Next and React, in bytes after Brotli. */
const budget = 145_000

/** Pages with every section that loads code: hero, map, carousel, video, filters, checklist and each form. */
const pages = isSoak
  ? [
      '/gp-visit',
      '/specialist-visit',
      '/nurse-visit',
      '/providers/gp',
      '/providers/nurse',
      '/providers/checklist',
      '/about',
      '/contact',
      '/coverage',
      '/demo',
      '/faq',
      '/languages',
      '/pricing',
      '/register-interest',
      '/early-access',
      '/not-available-yet',
      '/doctors/adaeze-thornbury',
      '/book/adaeze-thornbury',
    ]
  : ['/register-interest']

/** Returns a function that expects the scripts that a page loads from now on to be within the budget. */
function collectScripts(page: Page): () => Promise<void> {
  const loading: Promise<string>[] = []
  page.on('response', (response) => {
    const isData = new URL(response.url()).pathname === pageDataPath
    if (response.request().resourceType() === 'script' && !isData) loading.push(response.text())
  })
  return async () => {
    const loaded = await Promise.all(loading)
    expect(loaded.length).toBeGreaterThan(4)
    const files = await Promise.all(loaded.map((text) => toBrotli(Buffer.from(text), 'best')))
    const bytes = files.reduce((sum, {length}) => sum + length, 0)
    expect(bytes).toBeLessThanOrEqual(budget)
  }
}

for (const path of pages) {
  test(`${path} loads at most 145 KB of JavaScript before an interaction`, async ({page}) => {
    const expectWithinBudget = collectScripts(page)
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    await expectWithinBudget()
  })
}

test('Home is at most 33 KB of HTML and 145 KB of JavaScript, loads only compressed drawings, hydrates without a message and prefetches a page when its link gets focus (G-3, decision 55)', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  const {length} = await toBrotli(Buffer.from(html), 'best')
  expect(length).toBeLessThanOrEqual(homeHtmlBudget)

  const arriving = page.waitForResponse((response) => response.url().includes(pageDataPath))
  const expectWithinBudget = collectScripts(page)
  const issues = collectConsoleErrors(page)
  const prefetched: string[] = []
  const encodings = new Map<string, string | undefined>()
  page.on('response', (response) => {
    const {pathname, search, searchParams} = new URL(response.url())
    if (searchParams.has('_rsc')) prefetched.push(pathname)
    const image = parseOptimizerUrl(pathname + search)
    if (image !== null && isSvg(image.file))
      encodings.set(image.file, response.headers()['content-encoding'])
  })
  await openHydrated(page, '/')
  const data = await toBrotli(await (await arriving).body(), 'best')
  expect(data.length).toBeLessThanOrEqual(homeDataBudget)
  await page.waitForLoadState('networkidle')
  expect(encodings.size).toBeGreaterThan(3)
  expect([...encodings].filter(([, encoding]) => encoding === undefined)).toEqual([])
  await expectWithinBudget()
  expect(prefetched).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms', exact: true}).focus()
  await expect.poll(() => prefetched).toContain('/terms')
  expect(issues).toEqual([])
})
