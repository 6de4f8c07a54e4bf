import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

const bar = (page: Page) =>
  page.getByRole('complementary').getByText('Join the waitlist for nurse visits.')

/** Follows a link of the footer and checks that the document stays. */
const follow = async (page: Page, name: string, path: string) => {
  await page.getByRole('contentinfo').getByRole('link', {name}).first().click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
}

test('dismissed bar stays hidden after client navigation and on later visits (NURSE-1)', async ({
  page,
}) => {
  await openHydrated(page, '/nurse-visit')
  await page.evaluate(() => Object.assign(window, {stillHere: true}))
  await expect(bar(page)).toBeVisible()
  await page.getByRole('button', {name: 'Dismiss message'}).click()
  await expect(bar(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('banner-nurse'))).toBe('1')

  await follow(page, 'Home carer', '/carer-visit')
  // Each page has its own bar.
  await expect(page.getByText('This care service is launching soon').first()).toBeVisible()

  await follow(page, 'Nurse at home', '/nurse-visit')
  await page.reload()
  await expect(bar(page)).toBeHidden()
})
