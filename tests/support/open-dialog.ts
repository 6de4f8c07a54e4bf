import {expect, type Locator, type Page} from '@playwright/test'
import {openHydrated} from './hydrated.ts'

/**
 * Opens a page and the dialog of its first opener with a name.
 *
 * @param page - a page in which JavaScript runs
 * @param path - of the page
 * @param name - of the opener in the main part; a string is the whole name
 * @returns the dialog
 */
export async function openDialog(
  page: Page,
  path: string,
  name: string | RegExp,
): Promise<Locator> {
  await openHydrated(page, path)
  return await pressOpener(page, name)
}

/**
 * Opens a dialog of the current page.
 *
 * @param page - a hydrated page
 * @param name - of the opener in the main part; a string is the whole name
 * @returns the dialog
 */
export async function pressOpener(page: Page, name: string | RegExp): Promise<Locator> {
  const exact = typeof name === 'string'
  await page.getByRole('main').getByRole('link', {name, exact}).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}
