import {expect, test} from '@playwright/test'
import {firstVisit} from '#tests/support/analytics.ts'
import {collectConsoleErrors} from '#tests/support/page-issues.ts'
import {waitForHydration} from '#tests/support/hydration.ts'

test('search results survive the hydration of the page and link to their pages (SEARCH-1)', async ({
  page,
}) => {
  const issues = collectConsoleErrors(page)
  await page.goto('/search')
  await page.getByRole('searchbox', {name: 'Search this site'}).fill('dermatolgy')
  await page.getByRole('button', {name: 'Search'}).click()
  await expect(page).toHaveURL('/search?q=dermatolgy')
  await expect(page.getByText('for “dermatolgy”')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('dermatolgy')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {level: 2}).first()).toBeVisible()
  await waitForHydration(page)
  await main.getByRole('list').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/search/)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(issues).toEqual([])
})

test.describe('on a first visit with a phone', () => {
  test.use({storageState: firstVisit, viewport: {width: 390, height: 844}})

  for (const [path, place, asks] of [
    ['/search?q=mum+wont+wake+up', '[data-urgent]', false],
    ['/clinical-safety', '[data-place=emergency]', true],
  ] as const) {
    test(`the button to call 999 of ${path} ends in the first window, with the cookie question above: ${asks} (SEARCH-2, G-6)`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('region', {name: 'Cookies', exact: true})).toBeVisible({
        visible: asks,
      })
      const call = page.locator(place).getByRole('link', {name: 'Call 999'})
      const end = await call.evaluate((link) => link.getBoundingClientRect().bottom)
      expect(end).toBeLessThanOrEqual(844)
    })
  }
})
