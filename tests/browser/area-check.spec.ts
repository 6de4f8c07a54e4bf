import {expect, test} from '@playwright/test'
import {fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {storedRows} from '#tests/support/stored-rows.ts'

test('area check shows its result in place, sends no postcode and passes the area to the waitlist (AREA-1, AREA-3)', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const check = page.locator('#area-check')
  const field = check.getByLabel('Postcode')
  const result = check.locator('[aria-live]')
  const enter = async (postcode: string) => {
    await field.fill(postcode)
    await check.getByRole('button', {name: 'Check my area'}).click()
  }
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))

  await enter('my house')
  await expect(field).toHaveAccessibleDescription(/Enter a UK postcode, like N1 or N1 1AA/)
  await expect(field).toBeFocused()
  await expect(result).toBeEmpty()
  await enter('M1 1AE')
  await expect(result).toContainText('M1 is outside the area where we plan to start.')
  await enter('n1 1aa')
  await expect(result).toContainText('N1 is in more than one borough.')
  await expect(result.getByRole('listitem')).toHaveText([
    /Camden\s*Planned/,
    /Hackney\s*Planned/,
    /Islington\s*Planned/,
  ])
  await expect(page).toHaveURL(/\/$/)
  expect(requests.filter((request) => /[nm]1( |%20|\+)?1a/i.test(request))).toEqual([])

  await result.getByRole('link', {name: 'Join the waitlist for N1'}).click()
  const dialog = page.getByRole('dialog', {name: 'Join our waitlist'})
  await expect(dialog.getByLabel(/^First part of your postcode/)).toHaveValue('N1')
  const email = newAddress('area')
  await fillPerson(dialog, email)
  await dialog.getByLabel(/^Who is it for/).selectOption('Someone I care for')
  await submitButton(dialog).click()
  await expect(dialog.getByRole('status')).toContainText('Thank you for joining our waitlist!')
  expect(storedRows('registration', email)).toMatchObject([
    {area: 'N1', forWhom: 'someoneICareFor', role: 'patient'},
  ])
})
