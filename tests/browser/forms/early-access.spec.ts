import {expect, type Locator, test} from '@playwright/test'
import {openDialog} from '#tests/support/dialogs.ts'
import {fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'

test('toast covers neither the 999 line, the header nor the cookie question (MOD-2, G-6, DES-9, LAW-5)', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 844})
  // Without stored data the consent card is open as well.
  await page.addInitScript(() => localStorage.clear())
  const dialog = await openDialog(page, '/', 'Early Access')
  await fillPerson(dialog, newAddress('toast'))
  await dialog.getByLabel('I am a').selectOption('Patient')
  await submitButton(dialog).click()
  await expect(dialog).toBeHidden()
  const toast = page.locator('[data-toast]')
  await expect(toast).toBeVisible()
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
  for (const other of [
    page.getByRole('complementary').first(),
    page.getByRole('banner'),
    page.getByRole('region', {name: 'Cookies', exact: true}),
  ])
    expect(await areApart(toast, other)).toBe(true)
})

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('One of the two is not on the screen.')
  return a.y + a.height <= b.y || b.y + b.height <= a.y
}
