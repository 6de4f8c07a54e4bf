import {expect, test} from '@playwright/test'
import {Processes} from '#scripts/run/processes.ts'
import {lakePort, noAnalyticsPort, noAnalyticsSite} from '#tests/support/addresses.ts'
import {firstVisit, namesOnDevice} from '#tests/support/analytics.ts'
import {openHydrated} from '#tests/support/hydrated.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'

/**
 * A site without a key. It is the same build: whether visitors are asked is read where a page is rendered, and no file
 * of the browser knows the key. So its pages are rendered again, from what it is told when it starts.
 */
test.describe.configure({mode: 'default'})
test.use({storageState: firstVisit, baseURL: noAnalyticsSite})

let processes: Processes

test.beforeAll(async () => {
  processes = new Processes()
  const site = new IsolatedSite({name: 'no-analytics', port: noAnalyticsPort, lakePort}, processes)
  await site.forgetPages()
  await site.start()
})
test.afterAll(() => processes.stopAll())

for (const path of ['/', '/gp-visit', '/cookies']) {
  test(`LAW-5, AN-1: without a key ${path} asks nothing, has no settings and stores nothing`, async ({
    page,
  }) => {
    const others: string[] = []
    page.on('request', (request) => {
      const {origin, protocol} = new URL(request.url())
      if (/^https?:/.test(protocol) && origin !== noAnalyticsSite) others.push(request.url())
    })
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('#consent-card')).toHaveCount(0)
    await expect(page.getByRole('link', {name: 'Cookie settings'})).toHaveCount(0)
    // What another page could tell the code in the browser, it has not been told.
    expect(await page.content()).not.toMatch(/phc_|posthog\.com/)
    expect(await namesOnDevice(page)).toEqual([])
    expect(others).toEqual([])
  })
}

test('LAW-5: without a key /cookies says that there is nothing to choose, and lists what is stored', async ({
  page,
}) => {
  await openHydrated(page, '/cookies')
  const main = page.getByRole('main')
  await expect(
    main.getByText('We do not use analytics on this website. There is nothing to choose.'),
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
  // Every line of the contents leads somewhere.
  for (const link of await main.getByRole('navigation').getByRole('link').all()) {
    const anchor = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(anchor)).toHaveCount(1)
  }
})

test('MOD-4: without a key the dialog about the app takes no address and leads to the waitlist', async ({
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
