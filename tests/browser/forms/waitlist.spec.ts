import {expect, type Page, test} from '@playwright/test'
import {collectPosts, fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {openWaitlist} from '#tests/support/dialogs.ts'
import {storedRegistrations} from '#tests/support/stored-rows.ts'

const success = "Thank you for joining our waitlist! We'll be in touch soon."

const open = async (page: Page) => {
  await openHydrated(page, '/terms')
  await openWaitlist(page)
  return page.getByRole('dialog')
}

test('waitlist dialog stores a registration, clears its form and says what happens next (HDR-3, FORM-1, API-1, API-2)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const dialog = await open(page)
  const email = newAddress('Ada.Waitlist')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await fillPerson(dialog, email)
  await submitButton(dialog).click()
  await expect(dialog.getByRole('status').getByText(success)).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  await expect(dialog.locator('input[type=checkbox]')).toBeChecked()
  await expect(dialog.getByText(/You can leave the list at any time/)).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  expect(await dialog.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
  const common = {lastName: 'Lovelace', email, role: 'patient', source: 'landing_page'}
  const userAgent = await page.evaluate(() => navigator.userAgent)
  expect(posts).toEqual([{...common, name: 'Ada', wantsNewsletter: true, userAgent}])
  expect(storedRegistrations(email.toLowerCase())).toEqual([
    {...common, firstName: 'Ada', wantsNewsletter: 1, yearsExperience: null},
  ])
  await dialog.getByRole('button', {name: 'Close'}).first().click()
  await expect(dialog).toHaveCount(0)
})

test('the button of the dialog is in the window of a laptop (FORM-1)', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  const dialog = await open(page)
  await expect(submitButton(dialog)).toBeInViewport({ratio: 1})
})

test('joining opens a door on a card that can be kept, and printed alone (FORM-9)', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  const dialog = await open(page)
  await fillPerson(dialog, newAddress('card'))
  await dialog.getByLabel('Which service').selectOption('carer')
  await dialog.getByLabel('First part of your postcode').fill('SE5 8AB')
  await submitButton(dialog).click()
  const card = dialog.locator('[data-waitlist-card]')
  await expect(card.getByRole('heading')).toHaveText('You’re on the list for SE5')
  await expect(card).toContainText('Home carer')
  await expect(dialog.locator('[data-outcome]')).toBeFocused()
  await expect(card).toBeInViewport({ratio: 1})
  await expect(dialog.locator('[data-opening-leaf]')).toHaveCSS('opacity', '0')

  const kept = page.waitForEvent('download')
  await dialog.getByRole('link', {name: 'Save this card'}).click()
  expect((await kept).suggestedFilename()).toBe('carer-se5.png')

  await page.emulateMedia({media: 'print'})
  await expect(card).toBeVisible()
  for (const other of [page.locator('main'), page.locator('[data-opening-door]')])
    await expect(other).toBeHidden()
  await expect(dialog.getByText(success)).toBeHidden()
})
