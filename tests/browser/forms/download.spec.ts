import {expect, test} from '@playwright/test'
import {choiceKey} from '#analytics/choice-keys.ts'
import {analyticsHost} from '#tests/support/addresses.ts'
import {storedNames, recordedRequests} from '#tests/support/analytics.ts'
import {newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {pressOpener} from '#tests/support/dialogs.ts'

/** Returns the interests that the provider received for an address. */
const received = async (email: string) =>
  (await recordedRequests()).filter(({events}) =>
    events.some(({properties}) => properties['email'] === email),
  )

const thanks = 'Thank you for your interest in our app.'

test('app dialog sends the address and the store only to the provider, even without consent to analytics (HOME-6, MOD-4)', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const dialog = await pressOpener(page, /App Store/)
  await expect(dialog).toHaveAccessibleName("We're Almost Ready!")
  await expect(dialog.getByText('even if you rejected analytics')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url())
  })
  const email = newAddress('app')
  await dialog.getByRole('textbox', {name: 'Email'}).fill(` ${email} `)
  await submitButton(dialog).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').getByText(thanks)).toBeVisible()
  expect(calls).toEqual([`${analyticsHost}/i/v0/e/`])
  expect(await received(email)).toMatchObject([
    {
      method: 'POST',
      hasCookie: false,
      referrer: null,
      events: [{event: 'download_interest', properties: {store: 'appstore', email}}],
    },
  ])
  // Nothing that identifies the visitor is stored.
  expect(await storedNames(page)).toEqual([choiceKey])
})

test('app dialog offers the waitlist with the address filled in when the provider is blocked (MOD-4)', async ({
  page,
}) => {
  await page.route(`${analyticsHost}/**`, (route) => route.abort())
  await openHydrated(page, '/')
  const dialog = await pressOpener(page, /Google Play/)
  const email = dialog.getByRole('textbox', {name: 'Email'})
  await email.fill('ada@example.com')
  await submitButton(dialog).click()
  await expect(dialog.getByText('Your email couldn’t be sent from this browser.')).toBeVisible()
  await expect(email).toHaveValue('ada@example.com')
  await expect(page.getByText(thanks)).toHaveCount(0)
  await dialog.getByRole('link', {name: 'Join the waitlist'}).click()
  const waitlist = page.getByRole('dialog', {name: 'Join our waitlist'})
  await expect(waitlist.getByRole('textbox', {name: 'Email'})).toHaveValue('ada@example.com')
})
