import {expect, test} from '@playwright/test'
import {
  collectPosts,
  failPosts,
  fillPerson,
  newAddress,
  submitButton,
} from '#tests/support/forms.ts'
import {openDialog} from '#tests/support/dialogs.ts'
import {storedRegistrations} from '#tests/support/stored-rows.ts'

const opener = /^Register (your )?interest/i

test('nurse dialog stores years as typed, closes and shows a toast (PROV-3, FORM-3, FORM-4, API-2)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const dialog = await openDialog(page, '/providers/nurse', opener)
  await expect(dialog).toHaveAccessibleName('Register your interest as a nurse')
  const email = newAddress('nurse')
  await fillPerson(dialog, email)
  await dialog.getByLabel('Years of experience').fill('2,5')
  await submitButton(dialog).click()
  await expect(dialog).toBeHidden()
  const toast = page.getByRole('paragraph').filter({hasText: /^Registration successful!/})
  await expect(toast).toBeVisible()
  expect(posts).toMatchObject([{role: 'NURSE', yearsExperience: '2,5', wantsNewsletter: false}])
  expect(storedRegistrations(email)).toMatchObject([{role: 'NURSE', yearsExperience: '2,5'}])
})

test('specialist dialog stores a registration, stays open and resets its fields (PROV-2, FORM-4, API-2)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const dialog = await openDialog(page, '/providers/specialist', opener)
  await expect(dialog).toHaveAccessibleName('Register your interest as a specialist')
  const email = newAddress('specialist')
  await fillPerson(dialog, email)
  await submitButton(dialog).click()
  await expect(dialog.getByRole('status').getByText(/^Thank you! Your interest/)).toBeVisible()
  await expect(dialog.getByLabel('First Name')).toHaveValue('')
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0)
  await expect(dialog.getByText('Fill in all the boxes')).toHaveCount(0)
  await expect(submitButton(dialog)).toBeHidden()
  await expect(dialog.getByRole('link', {name: 'See what to have ready'})).toBeVisible()
  expect(posts).toMatchObject([{role: 'SPECIALIST'}])
  expect(posts[0]).not.toHaveProperty('yearsExperience')
  expect(storedRegistrations(email)).toMatchObject([{role: 'SPECIALIST'}])
})

test('provider dialog marks fields as they are left and enables its button when all are valid (FORM-3)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const dialog = await openDialog(page, '/providers/nurse', opener)
  const button = submitButton(dialog)
  const [first, last] = [dialog.getByLabel('First Name'), dialog.getByLabel('Last Name')]
  await expect(first).toBeFocused()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Fill in all the boxes to send the form.')
  await first.press('Tab')
  await expect(first).toHaveAccessibleDescription('Required')
  await expect(last).not.toHaveAttribute('aria-invalid')

  await button.click({force: true})
  await expect(dialog.getByText('Required')).toHaveCount(2)
  await expect(first).toBeFocused()
  await fillPerson(dialog, 'nobody')
  const email = dialog.getByRole('textbox', {name: 'Email'})
  await expect(email).toHaveAccessibleDescription(/Invalid email/)
  await email.fill('ada@example.com')
  await expect(button).toBeDisabled()
  await dialog.getByLabel('Years of experience').fill('12')
  await expect(button).toBeEnabled()
  await expect(button).not.toHaveAccessibleDescription(/Fill in/)
  expect(posts).toEqual([])
})

test('provider dialog logs a failed request without personal data and keeps the values (FORM-4)', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await failPosts(page, null)
  const dialog = await openDialog(page, '/providers/carer', opener)
  await fillPerson(dialog, 'ada.private@example.com')
  await submitButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Sorry, there was an error. Please try again later.',
  )
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Lovelace')
  expect(logged.some((text) => text.includes('FormSubmissionError'))).toBe(true)
  expect(logged.join()).not.toContain('ada.private')
})
