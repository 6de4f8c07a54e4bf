import {expect, type Page, test} from '@playwright/test'
import {errorSummary, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydrated.ts'

/** Opens the dialog from a service's page by the words of its button. */
const open = async (page: Page, path: string, opener: string) => {
  await openHydrated(page, path)
  await page
    .getByRole('main')
    .getByRole('link', {name: new RegExp(`^${opener}`)})
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Everything the page asks for from now on, but pages and code that Next fetches ahead. */
const collectCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (!pathname.startsWith('/_next/') && request.headers()['next-router-prefetch'] === undefined)
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

for (const [path, opener, service] of [
  ['/gp-visit', 'Request a visit', 'gp'],
  ['/specialist-visit', 'Request a consultation', 'specialist'],
  ['/nurse-visit', 'Coming Soon', 'nurse'],
] as const) {
  test(`MOD-3: ${path} says the service is not available yet, asks how likely it would be used, and sends nothing`, async ({
    page,
  }) => {
    const logged: unknown[] = []
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.args()[0]?.jsonValue())
    })
    const dialog = await open(page, path, opener)
    await page.waitForLoadState('networkidle')
    await expect(dialog).toHaveAccessibleName('This service is not available yet')
    await expect(dialog.getByText('Call 999 in an emergency')).toBeVisible()
    const calls = collectCalls(page)
    await dialog.getByRole('radio', {name: /^4/}).check()
    await dialog.getByLabel(/^First part of your postcode/).fill('N1')
    await dialog.getByLabel(/^Who is it for/).selectOption('Me')
    await submitButton(dialog).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').getByText('Thank you for your answer.')).toBeVisible()
    expect(await Promise.all(logged)).toEqual([{service, likelihood: 4, area: 'N1', forWhom: 'Me'}])
    expect(calls).toEqual([])
  })
}

test('MOD-3: it starts closed and without an answer; the last one is kept', async ({page}) => {
  await openHydrated(page, '/gp-visit')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const opener = page.getByRole('main').getByRole('link', {name: 'Request a visit', exact: true})
  const dialog = page.getByRole('dialog')
  await opener.click()
  await expect(dialog.getByRole('radio', {checked: true})).toHaveCount(0)
  await dialog.getByRole('radio', {name: /^2/}).check()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await opener.click()
  await expect(dialog.getByRole('radio', {checked: true})).toHaveCount(0)
  await dialog.getByRole('radio', {name: /^5/}).check()
  await submitButton(dialog).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await expect(dialog.getByRole('radio', {name: /^5/})).toBeChecked()
})

test('MOD-3: the answer for one service is not there when another is asked about', async ({
  page,
}) => {
  const dialog = await open(page, '/gp-visit', 'Request a visit')
  await dialog.getByRole('radio', {name: /^5/}).check()
  await submitButton(dialog).click()
  await expect(dialog).toBeHidden()
  // The page is not loaded again, so the answer is still known.
  await page.evaluate(() => Object.assign(window, {stillHere: true}))
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Specialist', exact: true})
    .first()
    .click()
  await expect(page).toHaveURL(/\/specialist-visit$/)
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Request a consultation/})
    .click()
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await expect(dialog.getByRole('radio', {checked: true})).toHaveCount(0)
})

test('MOD-3: without an answer it says so and stays open', async ({page}) => {
  const dialog = await open(page, '/gp-visit', 'Request a visit')
  await submitButton(dialog).click()
  await expect(dialog.getByRole('group')).toHaveAccessibleDescription(
    'Choose how likely you are to use this service',
  )
  await expect(errorSummary(dialog)).toBeFocused()
  await errorSummary(dialog).getByRole('link').click()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByRole('button', {name: 'Close'}).click()
  await expect(dialog).toBeHidden()
})

test('MOD-3: the arrow keys choose an answer, and each is heard in words', async ({page}) => {
  const dialog = await open(page, '/gp-visit', 'Request a visit')
  await dialog.getByRole('radio', {name: '1 Very unlikely'}).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', {name: '2 Unlikely'})).toBeChecked()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('radio', {name: '5 Very likely'})).toBeChecked()
})

test('MOD-3: it leads to the waitlist, which opens in its place', async ({page}) => {
  const dialog = await open(page, '/gp-visit', 'Request a visit')
  await dialog.getByRole('link', {name: /Join the waitlist/}).click()
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toHaveAccessibleName('Join our waitlist')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Request a visit', exact: true}),
  ).toBeFocused()
})

test('CARER-1: the dialog of carers asks and has no form', async ({page}) => {
  const dialog = await open(page, '/carer-visit', 'Coming Soon')
  await expect(dialog).toHaveAccessibleName('Help us plan home care')
  await expect(dialog.getByText(/How likely would you be to use home care support/)).toBeVisible()
  await expect(dialog.locator('form, input, select')).toHaveCount(0)
  await dialog.getByRole('link', {name: 'Join the waitlist'}).click()
  await expect(dialog).toHaveAccessibleName('Join our waitlist')
})
