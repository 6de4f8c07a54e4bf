import {expect, test} from '@playwright/test'
import {Processes} from '#scripts/cli/processes.ts'
import {lakePort, noAnalyticsPort, noAnalyticsSite} from '#tests/support/addresses.ts'
import {firstVisit, storedNames} from '#tests/support/analytics.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {collectConsoleErrors} from '#tests/support/page-issues.ts'

/** Shows that the same build also runs on `next start`. */
const isBare = true

test.describe.configure({mode: 'default'})
test.use({storageState: firstVisit, baseURL: noAnalyticsSite})

const processes = new Processes()

test.beforeAll(async () => {
  const options = {name: 'no-analytics', port: noAnalyticsPort, lakePort, isBare}
  const site = new IsolatedSite(options, processes)
  // The site renders its pages again, because rendering reads the key.
  await site.deletePages()
  await site.start()
})
test.afterAll(() => processes.stopAll())

test('pages on next start work, show no consent card and store nothing when there is no key (LAW-5, AN-1)', async ({
  page,
}) => {
  const issues = collectConsoleErrors(page)
  const others: string[] = []
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== noAnalyticsSite) others.push(request.url())
  })
  for (const path of ['/', '/gp-visit', '/cookies']) {
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('#consent-card')).toHaveCount(0)
    await expect(page.getByRole('link', {name: 'Cookie settings'})).toHaveCount(0)
    expect(await page.content()).not.toMatch(/phc_|posthog\.com/)
    expect(await storedNames(page)).toEqual([])
  }
  await page.getByRole('button', {name: 'Use dark theme'}).press('Enter')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  expect([...issues, ...others]).toEqual([])
})

test('/cookies says that there is nothing to choose and lists what is stored when there is no key (LAW-5)', async ({
  page,
}) => {
  await openHydrated(page, '/cookies')
  const main = page.getByRole('main')
  await expect(
    main.getByText('We don’t use analytics on this website, so there’s nothing to choose.'),
  ).toBeVisible()
  await expect(main.getByRole('radio')).toHaveCount(0)
  await expect(main).not.toContainText('PostHog')
  await expect(main.getByRole('table')).toHaveCount(1)
  await expect(
    main
      .getByRole('row', {name: /^theme /})
      .getByRole('cell')
      .last(),
  ).toHaveText('No')
  // Every entry of the table of contents has its target.
  for (const link of await main.getByRole('navigation').getByRole('link').all()) {
    const anchor = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(anchor)).toHaveCount(1)
  }
})

test('app dialog has no e-mail field and links to the waitlist when there is no key (MOD-4)', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page
    .getByRole('main')
    .getByRole('link', {name: /App Store/})
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName("We're Almost Ready!")
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('link', {name: 'Join the waitlist'}).click()
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible()
})
