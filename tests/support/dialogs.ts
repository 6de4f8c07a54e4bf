import {expect, type Locator, type Page} from '@playwright/test'
import {openHydrated} from './hydration.ts'

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

/** Opens the waitlist dialog as a visitor does at this width: with the button in the header, or from the menu. */
export async function openWaitlist(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('link', {name: 'Register Interest'})
  if (await button.isVisible()) await button.click()
  else {
    await page.getByRole('link', {name: 'Menu', exact: true}).click()
    await page.getByRole('dialog').getByRole('link', {name: 'Register Interest'}).click()
  }
  // On a phone the heading gets the focus, so that no keyboard covers the form.
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByLabel('First name').or(dialog.getByRole('heading')).and(page.locator(':focus')),
  ).toHaveCount(1)
}
