import {expect, type Locator, type Page} from '@playwright/test'
import {openHydrated} from './hydrated.ts'

/** Opens a page and a dialog. @param name - of a link in `main`; a string must match exactly */
export async function openDialog(
  page: Page,
  path: string,
  name: string | RegExp,
): Promise<Locator> {
  await openHydrated(page, path)
  return await pressOpener(page, name)
}

/** Opens a dialog of the current, hydrated page. @param name - of a link in `main`; a string must match exactly */
export async function pressOpener(page: Page, name: string | RegExp): Promise<Locator> {
  const exact = typeof name === 'string'
  await page.getByRole('main').getByRole('link', {name, exact}).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}
