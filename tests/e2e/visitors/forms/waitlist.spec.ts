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
import {openWaitlist} from '#tests/support/open-waitlist.ts'
import {storedRegistrations} from '#tests/support/registrations.ts'
import {openHydrated} from '#tests/support/hydrated.ts'

const success = "Thank you for joining our waitlist! We'll be in touch soon."

const open = async (page: Page) => {
  await openHydrated(page, '/')
  await openWaitlist(page)
  return page.getByRole('dialog')
}

test('HDR-3, FORM-1, API-2: the header dialog stores a registration', async ({page}) => {
  const posts = collectPosts(page)
  const dialog = await open(page)
  const email = newAddress('Ada.Waitlist')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await fillPerson(dialog, email)
  await submitButton(dialog).click()
  await expect(dialog.getByRole('status').getByText(success)).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  await expect(dialog.getByRole('textbox', {name: 'Email'})).toHaveValue('')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  expect(posts).toEqual([
    {
      name: 'Ada',
      lastName: 'Lovelace',
      email,
      role: 'patient',
      wantsNewsletter: true,
      source: 'landing_page',
      userAgent: await page.evaluate(() => navigator.userAgent),
    },
  ])
  expect(storedRegistrations(email.toLowerCase())).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      role: 'patient',
      wantsNewsletter: 1,
      source: 'landing_page',
      yearsExperience: null,
    },
  ])
})

test('FORM-1: while it is being sent the button says so and cannot be pressed again', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const letGo = await holdPosts(page)
  const dialog = await open(page)
  const email = newAddress('twice')
  await fillPerson(dialog, email)
  await dialog.getByRole('checkbox').uncheck()
  await submitButton(dialog).click()
  await expect(submitButton(dialog)).toHaveText('Submitting...')
  await expect(submitButton(dialog)).toBeDisabled()
  await submitButton(dialog).click({force: true})
  await page.keyboard.press('Enter')
  letGo()
  await expect(dialog.getByText(success)).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(storedRegistrations(email)).toMatchObject([{wantsNewsletter: 0}])
})

test('FORM-1: a failure and no answer show the message of the form in red and keep what was typed', async ({
  page,
}) => {
  const dialog = await open(page)
  for (const status of [500, null]) {
    await failPosts(page, status)
    await fillPerson(dialog, 'ada@example.com')
    await submitButton(dialog).click()
    await expect(dialog.getByRole('alert')).toHaveText('Failed to submit waitlist request')
    await expect(dialog.getByRole('textbox', {name: 'Email'})).toHaveValue('ada@example.com')
    await expect(submitButton(dialog)).toHaveText('Join the waitlist')
    await expect(submitButton(dialog)).toBeEnabled()
    await page.unroute(endpoints)
    await page.keyboard.press('Escape')
    await openWaitlist(page)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  }
})

test('FORM-1: what the server refuses is said in the words of the CMS, at its field', async ({
  page,
}) => {
  const dialog = await open(page)
  // The form lets it pass, the server does not: it could be two addresses.
  await fillPerson(dialog, 'ada,grace@example.com')
  await submitButton(dialog).click()
  await expect(errorSummary(dialog)).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveText('There is a problem')
  await errorSummary(dialog)
    .getByRole('link', {name: /^Enter an email address in the correct format/})
    .click()
  const email = dialog.getByRole('textbox', {name: 'Email'})
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/in the correct format/)
  await expect(email).toHaveValue('ada,grace@example.com')
})

test('FORM-1: who sends too many forms is told so in the words of the CMS', async ({
  page,
  request,
}) => {
  const email = newAddress('eager')
  const data = {name: 'Ada', lastName: 'L', email, role: 'patient'}
  // As many as may name one address in an hour.
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await request.post('/api/interest/register', {data})).status()).toBe(201)
  }
  const dialog = await open(page)
  await fillPerson(dialog, email)
  await submitButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'We have had several forms from you in a short time. Wait a while, then try again.',
  )
})

test("FORM-1: another backend's own message is shown, as there is no other", async ({page}) => {
  await page.route(endpoints, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({title: 'The waitlist is full.'}),
    }),
  )
  const dialog = await open(page)
  await fillPerson(dialog, 'ada@example.com')
  await submitButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('The waitlist is full.')
})

test('FORM-1: what is missing or malformed is said at its field, and nothing is sent', async ({
  page,
}) => {
  const posts = collectPosts(page)
  const dialog = await open(page)
  await dialog.getByLabel('First name').fill('  ')
  await dialog.getByRole('textbox', {name: 'Email'}).fill('nobody')
  await submitButton(dialog).click()
  await expect(errorSummary(dialog)).toBeFocused()
  await expect(errorSummary(dialog).getByRole('heading')).toHaveText('There is a problem')
  await expect(errorSummary(dialog).getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
    /in the correct format, like name@example.com/,
  ])
  await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription('Enter your first name')
  await expect(dialog.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name')
  await expect(dialog.getByRole('textbox', {name: 'Email'})).toHaveAccessibleDescription(
    /in the correct format, like name@example.com/,
  )
  await expect(dialog.getByRole('alert')).toHaveText('There is a problem')
  await dialog.getByLabel('First name').fill('Ada')
  await expect(dialog.getByLabel('First name')).not.toHaveAttribute('aria-invalid')
  expect(posts).toEqual([])
})

test('MOD-1: closing the dialog resets form, error and success', async ({page}) => {
  await failPosts(page, 500)
  const dialog = await open(page)
  await fillPerson(dialog, 'ada@example.com')
  await submitButton(dialog).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await openWaitlist(page)
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('MOD-1: at 639 px the picture is on top, at 640 px on the left', async ({page}) => {
  const dialog = await open(page)
  for (const [width, place] of [
    [639, 'on top'],
    [640, 'on the left'],
  ] as const) {
    await page.setViewportSize({width, height: 900})
    const picture = await dialog.locator('[data-dialog-picture]').boundingBox()
    const title = await dialog.getByRole('heading').boundingBox()
    if (picture === null || title === null) throw new Error('The dialog has no picture or no title')
    if (place === 'on top') expect(picture.y + picture.height).toBeLessThanOrEqual(title.y)
    else expect(picture.x + picture.width).toBeLessThanOrEqual(title.x)
  }
})

test('FORM-6: what was typed before the code arrived is kept and sent', async ({page}) => {
  const email = newAddress('early-bird')
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/register-interest', {waitUntil: 'commit'})
  const main = page.getByRole('main')
  await fillPerson(main, email)
  await main.getByRole('checkbox').uncheck()
  letGo()
  await expect(main.locator('form')).toHaveAttribute('novalidate')
  await expect(main.getByRole('textbox', {name: 'Email'})).toHaveValue(email)
  await submitButton(main).click()
  await expect(main.getByText(success)).toBeVisible()
  expect(storedRegistrations(email)).toMatchObject([{firstName: 'Ada', wantsNewsletter: 0}])
})
