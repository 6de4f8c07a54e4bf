import {expect, type Locator, test} from '@playwright/test'
import {collectPosts, fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {pressOpener} from '#tests/support/dialogs.ts'
import {storedRegistrations} from '#tests/support/stored-rows.ts'

const success = "Thank you for registering! We'll be in touch soon."

test('early access dialog registers a patient and then a nurse, each with a toast for 5 s (HOME-1, FORM-2, MOD-2, API-1…3)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  await page.clock.install()
  await openHydrated(page, '/')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  for (const [label, role, wantsNewsletter] of [
    ['Patient', 'patient', false],
    ['Nurse', 'NURSE', true],
  ] as const) {
    const email = newAddress('early')
    const dialog = await pressOpener(page, 'Early Access')
    await expect(dialog.getByLabel('First name')).toHaveValue('')
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
    await fillPerson(dialog, email)
    await dialog.getByLabel('I am a').selectOption(label)
    await dialog.getByRole('checkbox').setChecked(wantsNewsletter)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await submitButton(dialog).click()
    await expect(dialog).toBeHidden()
    const toast = page.getByRole('status').getByText(success)
    await expect(toast).toBeVisible()
    await page.clock.runFor(4900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(100)
    await expect(toast).toBeHidden()
    await expect(page.locator('main [data-registered]')).toContainText('You can leave at any time')
    await page.clock.resume()
    const common = {lastName: 'Lovelace', email, role, source: 'landing_page'}
    expect(posts.at(-1)).toEqual({...common, name: 'Ada', wantsNewsletter, userAgent})
    expect(storedRegistrations(email)).toMatchObject([
      {...common, wantsNewsletter: Number(wantsNewsletter)},
    ])
  }
})

test('toast covers neither the 999 line nor the focused outcome (MOD-2, G-6)', async ({page}) => {
  await page.setViewportSize({width: 320, height: 844})
  // Without stored data the consent card is open as well.
  await page.addInitScript(() => localStorage.clear())
  await openHydrated(page, '/early-access')
  await expect(page.getByRole('region', {name: 'Cookies', exact: true})).toBeVisible()
  const form = page.locator('main form')
  await fillPerson(form, newAddress('toast'))
  await form.getByLabel('I am a').selectOption('Patient')
  const email = form.getByRole('textbox', {name: 'Email'})
  await email.evaluate((field) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
    scrollTo({top: scrollY + field.getBoundingClientRect().top - header - 8, behavior: 'instant'})
  })
  await email.press('Enter')
  const toast = page.locator('[data-toast]')
  await expect(toast).toBeVisible()
  const outcome = form.locator('[data-outcome]')
  await expect(outcome).toBeFocused()
  await expect.poll(() => areApart(toast, outcome)).toBe(true)
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
  expect(await areApart(toast, page.getByRole('complementary').first())).toBe(true)
  expect(await areApart(toast, page.getByRole('banner'))).toBe(true)
})

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('One of the two is not on the screen.')
  return a.y + a.height <= b.y || b.y + b.height <= a.y
}
