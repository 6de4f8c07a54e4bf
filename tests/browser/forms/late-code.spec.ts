import {expect, type Page, test} from '@playwright/test'
import {
  collectPosts,
  errorSummary,
  fillPerson,
  newAddress,
  submitButton,
} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'

/** Opens the page and holds the code that it loads after it is hydrated. */
async function openWithoutFormCode(page: Page, path = '/contact') {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
  const {promise, resolve} = Promise.withResolvers<null>()
  const requests: string[] = []
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    requests.push(route.request().url())
    await promise
    await route.continue()
  })
  return {requests, release: () => resolve(null)}
}

test('form on a page loads its code at the first use, keeps entries and focus, and sends once what was submitted before (FORM-5, FORM-6, decision 40)', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const {requests, release} = await openWithoutFormCode(page)
  const form = page.locator('main form')
  const message = form.getByLabel('Message')
  expect(requests).toEqual([])
  await fillPerson(form, newAddress('late'))
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  await message.pressSequentially('While the code loads')
  await submitButton(form).click()
  await submitButton(form).click()
  await message.focus()
  expect(posts).toEqual([])
  release()
  await expect(form.getByRole('status')).toContainText('Thank you.')
  expect(posts).toMatchObject([{firstName: 'Ada', message: 'While the code loads'}])
})

test('form on a page whose code is late keeps the focus, and shows its own message about a field (FORM-5, decision 40)', async ({
  page,
}) => {
  const {release} = await openWithoutFormCode(page)
  const form = page.locator('main form')
  const message = form.getByLabel('Message')
  await message.pressSequentially('Hel')
  release()
  await expect(form).not.toHaveAttribute('data-served')
  await expect(message).toBeFocused()
  await message.pressSequentially('lo')
  await expect(message).toHaveValue('Hello')

  await page.unrouteAll()
  const late = await openWithoutFormCode(page)
  await submitButton(form).click()
  late.release()
  await expect(errorSummary(form)).toContainText('Enter your message')
})

test('form that only a browser with JavaScript can send takes a press before its code is there (MOD-4, decision 40)', async ({
  page,
}) => {
  const {release} = await openWithoutFormCode(page, '/download/ios')
  const form = page.locator('main form')
  await submitButton(form).click()
  release()
  await expect(errorSummary(form)).toContainText('Enter your email address')
  expect(new URL(page.url()).search).toBe('')
})
