import {expect, test} from '@playwright/test'
import {collectPosts, fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {openDialog} from '#tests/support/dialogs.ts'
import {storedRegistrations} from '#tests/support/stored-rows.ts'

test('provider dialog marks fields as they are left, enables its button when all are valid, stores years as typed and shows a toast (PROV-3, FORM-3, FORM-4, API-2)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const dialog = await openDialog(page, '/providers/nurse', /^Register (your )?interest/i)
  await expect(dialog).toHaveAccessibleName('Register your interest as a nurse')
  const button = submitButton(dialog)
  const [first, last] = [dialog.getByLabel('First Name'), dialog.getByLabel('Last Name')]
  await expect(first).toBeFocused()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('To register, fill in every field.')
  await first.press('Tab')
  await expect(first).toHaveAccessibleDescription('Required')
  await expect(last).not.toHaveAttribute('aria-invalid')

  await button.click({force: true})
  await expect(dialog.getByText('Required')).toHaveCount(2)
  await expect(first).toBeFocused()
  await fillPerson(dialog, 'nobody')
  const email = dialog.getByRole('textbox', {name: 'Email'})
  await expect(email).toHaveAccessibleDescription(/Invalid email/)
  const address = newAddress('nurse')
  await email.fill(address)
  await expect(button).toBeDisabled()
  await dialog.getByLabel('Years of experience').fill('2,5')
  await expect(button).toBeEnabled()
  await expect(button).not.toHaveAccessibleDescription(/fill in/)
  expect(posts).toEqual([])

  await button.click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('paragraph').filter({hasText: /^Registration successful!/}),
  ).toBeVisible()
  expect(posts).toMatchObject([{role: 'NURSE', yearsExperience: '2,5', wantsNewsletter: false}])
  expect(storedRegistrations(address)).toMatchObject([{role: 'NURSE', yearsExperience: '2,5'}])
})
