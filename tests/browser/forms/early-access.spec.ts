import {expect, type Locator, test} from '@playwright/test'
import {fillPerson, newAddress} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'

test('toast covers neither the 999 line, the header, the cookie question nor the focused outcome (FORM-2, MOD-2, G-6, DES-9)', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 844})
  // Without stored data the consent card is open as well.
  await page.addInitScript(() => localStorage.clear())
  await openHydrated(page, '/early-access')
  const cookies = page.getByRole('region', {name: 'Cookies', exact: true})
  await expect(cookies).toBeVisible()
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
  for (const other of [outcome, page.getByRole('banner')])
    await expect.poll(() => areApart(toast, other)).toBe(true)
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
  for (const other of [page.getByRole('complementary').first(), page.getByRole('banner'), cookies])
    expect(await areApart(toast, other)).toBe(true)
})

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('One of the two is not on the screen.')
  return a.y + a.height <= b.y || b.y + b.height <= a.y
}
