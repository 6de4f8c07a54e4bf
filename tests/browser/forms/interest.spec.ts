import {expect, type Page, test} from '@playwright/test'
import {submitButton} from '#tests/support/forms.ts'
import {openDialog, pressOpener} from '#tests/support/dialogs.ts'

/** Collects requests from now on, except pages and code that Next prefetches. */
const collectCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (!pathname.startsWith('/_next/') && request.headers()['next-router-prefetch'] === undefined)
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

test('interest dialog logs and remembers the answer and sends nothing (MOD-3)', async ({page}) => {
  const logged: unknown[] = []
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.args()[0]?.jsonValue())
  })
  const dialog = await openDialog(page, '/gp-visit', 'Request a visit')
  await page.waitForLoadState('networkidle')
  await expect(dialog).toHaveAccessibleName('This service is not available yet')
  await expect(dialog.getByText('In an emergency, call 999')).toBeVisible()
  await expect(dialog.getByRole('radio', {checked: true})).toHaveCount(0)
  const calls = collectCalls(page)
  await dialog.getByRole('radio', {name: '4 Likely'}).check()
  await submitButton(dialog).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').getByText('Thank you for your answer.')).toBeVisible()
  expect(await Promise.all(logged)).toEqual([{service: 'gp', likelihood: 4}])
  expect(calls).toEqual([])
  await pressOpener(page, 'Request a visit')
  await expect(dialog.getByRole('radio', {name: /^4/})).toBeChecked()
})

test('interest dialog leads to the waitlist with its service, before and after the answer (MOD-3, FORM-7)', async ({
  page,
}) => {
  const dialog = await openDialog(page, '/gp-visit', 'Request a visit')
  const opener = page.getByRole('main').getByRole('link', {name: 'Request a visit', exact: true})
  await dialog.getByRole('radio', {name: '4 Likely'}).check()
  await submitButton(dialog).click()
  await page.getByRole('status').getByRole('link', {name: 'Join the waitlist'}).click()
  await expect(dialog).toHaveAccessibleName('Join our waitlist')
  await expect(dialog.getByLabel(/^Which service/)).toHaveValue('gp')
  await expect(page.getByText('Thank you for your answer.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener.first()).toBeFocused()
  await pressOpener(page, 'Request a visit')
  await dialog.getByRole('link', {name: 'Join the waitlist'}).click()
  await expect(dialog).toHaveAccessibleName('Join our waitlist')
  await expect(dialog.getByLabel(/^Which service/)).toHaveValue('gp')
})
