import {expect, test} from '@playwright/test'
import {collectConsoleErrors} from '#tests/support/console-errors.ts'
import {hydrated} from '#tests/support/hydrated.ts'

test('SEARCH-1: a search finds pages, questions and profiles, and leads to them', async ({
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
  // The page hydrates around the results and leaves them where they are.
  await hydrated(page)
  await main.getByRole('list').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/search/)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(issues).toEqual([])
})

test('SEARCH-1: without words there is the field alone, and nobody keeps what is typed', async ({
  request,
}) => {
  const empty = await request.get('/search?q=%20')
  expect(await empty.text()).not.toContain('data-search-results=""')
  const found = await request.get('/search?q=price')
  expect(found.headers()).toMatchObject({'cache-control': 'no-store', 'x-robots-tag': 'noindex'})
  const again = await request.get('/search')
  expect(await again.text()).not.toContain('for “price”')
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('SEARCH-2: words of an emergency show 999 before every result', async ({page}) => {
    await page.goto('/no/such/page')
    await page.getByRole('searchbox', {name: 'Search this site'}).fill('chest pains')
    await page.getByRole('button', {name: 'Search'}).click()
    const headings = page.getByRole('main').getByRole('heading', {level: 2})
    await expect(headings.first()).toHaveText(/Immediate action required: Call 999/)
    await expect(page.getByRole('link', {name: 'Call 999'})).toHaveAttribute('href', 'tel:999')
    await expect(
      page.getByRole('main').getByRole('link', {name: '111', exact: true}).first(),
    ).toHaveAttribute('href', 'tel:111')
  })
})
