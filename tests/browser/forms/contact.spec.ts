import {expect, type Page, test} from '@playwright/test'
import {collectPosts, fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {storedMessages} from '#tests/support/stored-rows.ts'

const success = 'Thank you. We will be in touch shortly.'

const open = async (page: Page) => {
  await openHydrated(page, '/contact')
  return page.getByRole('main').locator('form')
}

test('contact form stores a trimmed message and clears its fields (FORM-5, API-4)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const form = await open(page)
  const email = newAddress('writer')
  await fillPerson(form, ` ${email} `)
  await form.getByLabel('Phone').fill(' 020 7946 0123 ')
  await form.getByLabel('Message').fill('  Two lines.\nOf text.  ')
  await submitButton(form).click()
  await expect(form.getByRole('status').getByText(success)).toBeVisible()
  for (const label of [/^First name/, /^Last name/, /^Phone/, /^Message/])
    await expect(form.getByLabel(label)).toHaveValue('')
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

test('contact form warns of a malformed address once its code has loaded, and still sends it (FORM-5, FORM-6)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const code = Promise.withResolvers<null>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/contact')
  const form = page.getByRole('main').locator('form')
  await fillPerson(form, 'nobody')
  await form.getByLabel('Message').fill('Hello')
  const email = form.getByRole('textbox', {name: 'Email'})
  await expect(email).not.toHaveAccessibleDescription(/in the correct format/)
  code.resolve(null)
  await expect(email).toHaveAccessibleDescription(/in the correct format/)
  await expect(email).toHaveValue('nobody')
  await submitButton(form).click()
  await expect(form.getByRole('alert')).toHaveText('Sorry, something went wrong. Please try again.')
  await expect(form.getByLabel('Message')).toHaveValue('Hello')
  expect(posts).toHaveLength(1)
  await page.unrouteAll({behavior: 'wait'})
})
