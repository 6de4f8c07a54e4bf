import {expect, type Page} from '@playwright/test'

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
