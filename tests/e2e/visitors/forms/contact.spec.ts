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
import {storedMessages} from '#tests/support/registrations.ts'
import {openHydrated} from '#tests/support/hydrated.ts'

const success = 'Thank you. We will be in touch shortly.'

const open = async (page: Page) => {
  await openHydrated(page, '/contact')
  const form = page.getByRole('main').locator('form')
  await expect(form).toHaveAttribute('novalidate')
  // The form answers presses as soon as its code has arrived.
  await page.waitForLoadState('networkidle')
  return form
}

test('FORM-5, API-4: a message is stored, trimmed', async ({page}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  const email = newAddress('writer')
  await fillPerson(form, ` ${email} `)
  await form.getByLabel('Phone').fill(' 020 7946 0123 ')
  await form.getByLabel('Message').fill('  Two lines.\nOf text.  ')
  await submitButton(form).click()
  await expect(form.getByRole('status').getByText(success)).toBeVisible()
  for (const label of [/^First name/, /^Last name/, /^Phone/, /^Message/]) {
    await expect(form.getByLabel(label)).toHaveValue('')
  }
  const message = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    phone: '020 7946 0123',
    message: 'Two lines.\nOf text.',
  }
  expect(posts).toEqual([{...message, company: ''}])
  expect(storedMessages(email)).toEqual([message])
})

test('FORM-5: last name and phone may stay empty', async ({page}) => {
  const form = await open(page)
  const email = newAddress('brief')
  await form.getByLabel(/^First name/).fill('Ada')
  await form.getByRole('textbox', {name: 'Email'}).fill(email)
  await form.getByLabel('Message').fill('Hello')
  await submitButton(form).click()
  await expect(form.getByText(success)).toBeVisible()
  expect(storedMessages(email)).toMatchObject([{lastName: '', phone: ''}])
})

test('FORM-5: without first name, address or message nothing else happens', async ({page}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  for (const missing of ['First name', 'Email', 'Message']) {
    await fillPerson(form, 'ada@example.com')
    await form.getByLabel('Message').fill('Hello')
    const field = form.getByLabel(missing, {exact: true})
    await field.fill('   ')
    await submitButton(form).click()
    await expect(form.getByRole('alert')).toHaveText('Please complete the required fields.')
    await expect(form.locator('[aria-invalid]')).toHaveCount(1)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(errorSummary(form)).toBeFocused()
    await errorSummary(form).getByRole('link').click()
    await expect(field).toBeFocused()
    await expect(form.getByLabel(/^Last name/)).toHaveValue('Lovelace')
  }
  expect(posts).toEqual([])
})

test('FORM-5: all that is missing is named in a summary, which gets the focus (WCAG 3.3.1)', async ({
  page,
}) => {
  const form = await open(page)
  await submitButton(form).click()
  await expect(form.locator('[aria-invalid]')).toHaveCount(3)
  await expect(errorSummary(form)).toBeFocused()
  await expect(errorSummary(form).getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your email address',
    'Enter your message',
  ])
})

test('FORM-5, FORM-6: the title says that something is wrong, until the form is sent well', async ({
  page,
}) => {
  const form = await open(page)
  const title = await page.title()
  await submitButton(form).click()
  await expect(errorSummary(form)).toBeVisible()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await fillPerson(form, newAddress('title'))
  await form.getByLabel('Message').fill('Hello')
  await submitButton(form).click()
  await expect(form.getByText('Thank you. We will be in touch shortly.')).toBeVisible()
  await expect(page).toHaveTitle(title)
})

test('FORM-5: a malformed address is pointed out, and left to the server', async ({page}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  await fillPerson(form, 'nobody')
  await form.getByLabel('Message').fill('Hello')
  await expect(form.getByRole('textbox', {name: 'Email'})).toHaveAccessibleDescription(
    /in the correct format/,
  )
  await submitButton(form).click()
  await expect(form.getByRole('alert')).toHaveText('Sorry, something went wrong. Please try again.')
  await expect(form.getByRole('textbox', {name: 'Email'})).toHaveAccessibleDescription(
    /in the correct format/,
  )
  await errorSummary(form)
    .getByRole('link', {name: /in the correct format/})
    .click()
  await expect(form.getByRole('textbox', {name: 'Email'})).toBeFocused()
  expect(posts).toHaveLength(1)
})

test('FORM-5: the emptied form says nothing of the address that was sent', async ({page}) => {
  // Another backend (API-5) may take what ours would not.
  await page.route(endpoints, (route) => route.fulfill({status: 200, body: ''}))
  const form = await open(page)
  await fillPerson(form, 'nobody')
  await form.getByLabel('Message').fill('Hello')
  const email = form.getByRole('textbox', {name: 'Email'})
  await expect(email).toHaveAccessibleDescription(/in the correct format/)
  await submitButton(form).click()
  await expect(form.getByText(success)).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(form.getByText(/in the correct format/)).toHaveCount(0)
})

test('FORM-5: an address that was left before the code came is looked at when it comes', async ({
  page,
}) => {
  const form = await open(page)
  const code = Promise.withResolvers<null>()
  await page.route('**/_next/static/**', async (route) => {
    await code.promise
    await route.continue()
  })
  await fillPerson(form, 'nobody')
  await form.getByLabel('Message').fill('Hello')
  const email = form.getByRole('textbox', {name: 'Email'})
  await expect(email).not.toHaveAccessibleDescription(/in the correct format/)
  code.resolve(null)
  await expect(email).toHaveAccessibleDescription(/in the correct format/)
  await expect(email).toHaveValue('nobody')
  await expect(form.getByLabel('Message')).toHaveValue('Hello')
  await page.unrouteAll({behavior: 'wait'})
})

test('FORM-5: what is too long is said before it is sent', async ({page}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  await fillPerson(form, newAddress('long'))
  await form.getByLabel('Message').fill('x'.repeat(5001))
  await submitButton(form).click()
  await expect(errorSummary(form).getByRole('link')).toHaveText(/^This is too long\./)
  await expect(form.getByLabel('Message')).toHaveValue('x'.repeat(5001))
  expect(posts).toEqual([])
})

test('FORM-5: a failure and no answer are said in red and keep what was typed', async ({page}) => {
  for (const status of [500, null]) {
    await failPosts(page, status)
    const form = await open(page)
    await fillPerson(form, 'ada@example.com')
    await form.getByLabel('Message').fill('Hello')
    await submitButton(form).click()
    await expect(form.getByRole('alert')).toHaveText(
      'Sorry, something went wrong. Please try again.',
    )
    await expect(form.getByLabel('Message')).toHaveValue('Hello')
    await page.unroute(endpoints)
  }
})

test('FORM-5: while it is being sent the button says so', async ({page}) => {
  const letGo = await holdPosts(page)
  const form = await open(page)
  await fillPerson(form, newAddress('slow-writer'))
  await form.getByLabel('Message').fill('Hello')
  await submitButton(form).click()
  await expect(submitButton(form)).toHaveText('Sending...')
  await expect(submitButton(form)).toBeDisabled()
  letGo()
  await expect(form.getByText(success)).toBeVisible()
})

test('FORM-5, LAW-6: the trap is not there for people, and a robot in it is thanked and forgotten', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  const email = newAddress('robot')
  await fillPerson(form, email)
  await form.getByLabel('Message').fill('Buy now')
  const trap = form.locator('[name="company"]')
  await expect(form.getByRole('textbox', {name: 'Leave this field empty'})).toHaveCount(0)
  const seen = await form.locator('[data-trap]').boundingBox()
  expect(seen?.width ?? 0).toBeLessThanOrEqual(1)
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'Robots Ltd'))
  await submitButton(form).click()
  await expect(form.getByText('Thanks. Your message has been received.')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect(posts).toEqual([])
  expect(storedMessages(email)).toEqual([])
})
