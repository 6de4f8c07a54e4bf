import {expect, type Page, test} from '@playwright/test'
import {
  collectPosts,
  endpoints,
  errorSummary,
  failPosts,
  fillPerson,
  holdPosts,
  newAddress,
  submitButton,
} from '#tests/support/forms.ts'
import {storedRegistrations} from '#tests/support/registrations.ts'
import {openHydrated} from '#tests/support/hydrated.ts'

const toast = "Registration successful! We'll be in touch soon."
const inline = 'Thank you! Your interest has been registered successfully.'
const failure = 'Sorry, there was an error. Please try again later.'

const open = async (page: Page, profession: string) => {
  await openHydrated(page, `/providers/${profession}`)
  const opener = page.getByRole('main').getByRole('link', {name: 'Register Interest'}).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  return dialog
}

for (const [profession, role, title] of [
  ['gp', 'GP', 'Register your interest as a GP'],
  ['nurse', 'NURSE', 'Register your interest as a nurse'],
  ['specialist', 'SPECIALIST', 'Register your interest as a specialist'],
  ['carer', 'CARER', 'Register your interest as a carer'],
] as const) {
  test(`PROV-1…3, FORM-3, API-2: a ${profession} registers interest`, async ({page}) => {
    const posts = collectPosts(page)
    const dialog = await open(page, profession)
    await expect(dialog).toHaveAccessibleName(title)
    const email = newAddress(profession)
    await fillPerson(dialog, email)
    const years = dialog.getByLabel('Years of experience')
    await expect(years).toHaveCount(profession === 'nurse' ? 1 : 0)
    if (profession === 'nurse') await years.fill('2,5')
    await submitButton(dialog).click()
    if (profession === 'gp' || profession === 'nurse') {
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('status').getByText(toast)).toBeVisible()
    } else {
      await expect(dialog.getByRole('status').getByText(inline)).toBeVisible()
      await expect(dialog.getByLabel('First Name')).toHaveValue('')
      await expect(dialog.locator('[aria-invalid]')).toHaveCount(0)
      // Nobody who has just sent the form is asked to fill it in.
      await expect(dialog.getByText('Fill in all the boxes')).toHaveCount(0)
      await expect(submitButton(dialog)).toBeDisabled()
    }
    const expected = {
      name: 'Ada',
      lastName: 'Lovelace',
      email,
      role,
      wantsNewsletter: false,
      source: 'landing_page',
      userAgent: await page.evaluate(() => navigator.userAgent),
    }
    const yearsExperience = profession === 'nurse' ? '2,5' : null
    expect(posts).toEqual([yearsExperience === null ? expected : {...expected, yearsExperience}])
    expect(storedRegistrations(email)).toMatchObject([{role, yearsExperience, wantsNewsletter: 0}])
  })
}

test('FORM-4: the toast of a GP stays for 5 s and can be dismissed', async ({page}) => {
  await page.clock.install()
  const send = async () => {
    const dialog = await open(page, 'gp')
    await fillPerson(dialog, newAddress('gp-toast'))
    await submitButton(dialog).click()
    await expect(dialog).toBeHidden()
  }
  const message = page.getByRole('status').getByText(toast)
  await send()
  await expect(message).toBeVisible()
  await page.clock.runFor(3500)
  await expect(message).toBeVisible()
  await page.clock.runFor(1500)
  await expect(message).toBeHidden()
  await send()
  await page.getByRole('button', {name: 'Dismiss message'}).click()
  await expect(message).toBeHidden()
})

test('FORM-3: names and address say what is wrong once they were touched', async ({page}) => {
  const dialog = await open(page, 'specialist')
  const first = dialog.getByLabel('First Name')
  const last = dialog.getByLabel('Last Name')
  const email = dialog.getByRole('textbox', {name: 'Email'})
  await expect(dialog.getByText('Required')).toHaveCount(0)
  await first.fill('  ')
  await first.blur()
  await expect(first).toHaveAccessibleDescription('Required')
  await expect(last).not.toHaveAttribute('aria-invalid')
  for (const malformed of ['nobody', 'a@b', 'a b@c.d', '@c.d']) {
    await email.fill(malformed)
    await email.blur()
    await expect(email).toHaveAccessibleDescription(/Invalid email/)
  }
  await email.fill('a@b.c')
  await expect(email).not.toHaveAccessibleDescription(/Invalid email/)
})

test('FORM-3: the button is off until all is right, says why, and a press marks all fields', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const dialog = await open(page, 'nurse')
  const button = submitButton(dialog)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Fill in all the boxes to send the form.')
  await button.click({force: true})
  await expect(dialog.getByText('Required')).toHaveCount(4)
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await fillPerson(dialog, 'ada@example.com')
  await expect(button).toBeDisabled()
  for (const years of ['many', ' ', '-1']) {
    await dialog.getByLabel('Years of experience').fill(years)
    await expect(button).toBeDisabled()
  }
  await dialog.getByLabel('Years of experience').fill('12')
  await expect(button).toBeEnabled()
  await expect(button).not.toHaveAccessibleDescription(/Fill in/)
  expect(posts).toEqual([])
})

test('FORM-4: a failure and no answer are said, logged, and keep what was typed', async ({
  page,
}) => {
  let logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  for (const status of [503, null]) {
    logged = []
    await failPosts(page, status)
    const dialog = await open(page, 'carer')
    await fillPerson(dialog, 'ada.private@example.com')
    await submitButton(dialog).click()
    await expect(dialog.getByRole('alert')).toHaveText(failure)
    await expect(dialog.getByLabel('Last Name')).toHaveValue('Lovelace')
    expect(logged.some((text) => text.includes('FormSubmissionError'))).toBe(true)
    expect(logged.join()).not.toContain('ada.private')
    await page.unroute(endpoints)
  }
})

test('FORM-4: what the server refuses is named in a summary and said at its field', async ({
  page,
}) => {
  const dialog = await open(page, 'specialist')
  await fillPerson(dialog, 'ada,grace@example.com')
  await submitButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText(failure)
  await expect(errorSummary(dialog)).toBeFocused()
  await expect(errorSummary(dialog).getByRole('link')).toHaveText('Email: Invalid email')
  await expect(dialog.getByRole('textbox', {name: 'Email'})).toHaveAccessibleDescription(
    /Invalid email/,
  )
})

test('FORM-3: while it is being sent the button says so', async ({page}) => {
  const letGo = await holdPosts(page)
  const dialog = await open(page, 'gp')
  await fillPerson(dialog, newAddress('slow-gp'))
  await submitButton(dialog).click()
  await expect(submitButton(dialog)).toHaveText('Submitting...')
  await expect(submitButton(dialog)).toBeDisabled()
  letGo()
  await expect(dialog).toBeHidden()
})
