import {expect, test} from '@playwright/test'
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
