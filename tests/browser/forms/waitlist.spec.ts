import {expect, test} from '@playwright/test'
import {collectPosts, fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {openWaitlist} from '#tests/support/dialogs.ts'
import {storedRegistrations} from '#tests/support/stored-rows.ts'

const success = "Thank you for joining our waitlist! We'll be in touch soon."

test('waitlist dialog stores a registration, says what happens next and opens a door on a card that can be kept, and printed alone (HDR-3, FORM-1, FORM-9, API-1, API-2)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  await page.setViewportSize({width: 390, height: 844})
  await openHydrated(page, '/terms')
  await openWaitlist(page)
  const dialog = page.getByRole('dialog')
  const email = newAddress('Ada.Waitlist')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await fillPerson(dialog, email)
  await dialog.getByLabel('Which service').selectOption('carer')
  await dialog.getByLabel('First part of your postcode').fill('SE5 8AB')
  await submitButton(dialog).click()
  await expect(dialog.getByRole('status').getByText(success)).toBeVisible()
  // The card says it too, in print only.
  const leaving = dialog.getByText(/You can leave the list at any time/).filter({visible: true})
  await expect(leaving).toHaveCount(1)
  const common = {lastName: 'Lovelace', email, role: 'patient', source: 'landing_page'}
  const userAgent = await page.evaluate(() => navigator.userAgent)
  expect(posts).toMatchObject([{...common, name: 'Ada', wantsNewsletter: true, userAgent}])
  expect(storedRegistrations(email.toLowerCase())).toEqual([
    {...common, firstName: 'Ada', wantsNewsletter: 1, yearsExperience: null},
  ])

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
  await expect(dialog.locator('[data-opening-door]')).toBeVisible()
  await expect(card).toContainText(/You can leave.*Joined \d/)
  for (const other of [page.locator('main'), dialog.getByText(success)])
    await expect(other).toBeHidden()
})

test('form in a dialog keeps its entries when the privacy notice is read and Back is pressed (FORM-6)', async ({
  page,
}) => {
  await openHydrated(page, '/gp-visit')
  const opener = page.getByRole('main').getByRole('link', {name: 'Join the waitlist'}).first()
  const first = page.getByRole('dialog').getByLabel('First name')
  await opener.click()
  await first.fill('Ada')
  await page.getByRole('dialog').locator('[data-privacy] a').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(first).toHaveValue('Ada')
  await page.keyboard.press('Escape')
  await opener.click()
  await expect(first).toHaveValue('')
})
