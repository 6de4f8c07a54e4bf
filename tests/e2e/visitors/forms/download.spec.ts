import {expect, type Page, test} from '@playwright/test'
import {choiceKey} from '#analytics/choice-names.ts'
import {analyticsHost} from '#tests/support/addresses.ts'
import {namesOnDevice, recordedRequests} from '#tests/support/analytics.ts'
import {newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydrated.ts'

const openers = [
  ['App Store', 'appstore'],
  ['Google Play', 'playstore'],
] as const

/** Listens where analytics listens. */
const collectEvents = async (page: Page) => {
  await page.evaluate(() => {
    const events: unknown[] = []
    Object.assign(window, {recordedEvents: events})
    window.addEventListener('site:analytics', (event) => events.push(event.detail))
  })
  return () => page.evaluate((): unknown => Reflect.get(window, 'recordedEvents'))
}

const openAt = async (page: Page, path: string, label: string) => {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
  const events = await collectEvents(page)
  await page
    .getByRole('main')
    .getByRole('link', {name: new RegExp(label)})
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName("We're Almost Ready!")
  return {dialog, events}
}

/** The interests that arrived for an address, and how. */
const arrived = async (email: string) =>
  (await recordedRequests()).filter(({events}) =>
    events.some(({properties}) => properties['email'] === email),
  )

for (const [label, store] of openers) {
  test(`HOME-6, MOD-4: ${label} records the click, and the address goes to the provider alone, also after a no to analytics`, async ({
    page,
  }) => {
    const {dialog, events} = await openAt(page, '/', label)
    expect(await events()).toEqual([{name: 'store_click', properties: {store}}])
    await expect(dialog.getByText('This happens even if you said no to analytics')).toBeVisible()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url())
    })
    const email = newAddress('app')
    await dialog.getByRole('textbox', {name: 'Email'}).fill(` ${email} `)
    await submitButton(dialog).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').getByText('Thank you for telling us.')).toBeVisible()
    expect(calls).toEqual([`${analyticsHost}/i/v0/e/`])
    expect(await arrived(email)).toMatchObject([
      {
        method: 'POST',
        hasCookie: false,
        referrer: null,
        events: [{event: 'download_interest', properties: {store, email}}],
      },
    ])
    // Nothing that could tell who it was stays, and no event of ours holds the address.
    expect(await namesOnDevice(page)).toEqual([choiceKey])
    expect(JSON.stringify(await events())).not.toContain('@')
  })
}

for (const status of [503, null]) {
  test(`MOD-4: nobody is thanked for an address that was not taken (${status ?? 'blocked'})`, async ({
    page,
  }) => {
    await page.route(`${analyticsHost}/**`, (route) =>
      status === null ? route.abort() : route.fulfill({status, body: ''}),
    )
    const {dialog} = await openAt(page, '/', 'App Store')
    const email = dialog.getByRole('textbox', {name: 'Email'})
    await email.fill('ada@example.com')
    await submitButton(dialog).click()
    await expect(dialog.getByText('Sorry, we could not take your email.')).toBeVisible()
    await expect(email).toHaveValue('ada@example.com')
    await expect(page.getByText('Thank you for telling us.')).toHaveCount(0)
  })
}

test('MOD-4: nothing is submitted while the address is empty or malformed', async ({page}) => {
  const {dialog, events} = await openAt(page, '/about', 'App Store')
  const email = dialog.getByRole('textbox', {name: 'Email'})
  await submitButton(dialog).click()
  await expect(email).toHaveAccessibleDescription(/Enter your email address/)
  await email.fill('nobody')
  await submitButton(dialog).click()
  await expect(email).toHaveAccessibleDescription(/in the correct format/)
  expect(await events()).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page
    .getByRole('main')
    .getByRole('link', {name: /App Store/})
    .click()
  await expect(email).toHaveValue('')
  expect(await events()).toHaveLength(2)
})

test('MOD-4: it leads to what is new', async ({page}) => {
  const {dialog} = await openAt(page, '/', 'Google Play')
  await dialog.getByRole('link', {name: 'See what is new'}).click()
  await expect(page).toHaveURL(/\/updates$/)
  await expect(dialog).toHaveCount(0)
})

test('DL-1, MOD-4: the page of a store asks for the same', async ({page}) => {
  await openHydrated(page, '/download/android')
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  const email = newAddress('app')
  await main.getByRole('textbox', {name: 'Email'}).fill(email)
  await submitButton(main).click()
  await expect(main.getByText('Thank you for telling us.')).toBeVisible()
  await expect(main.getByRole('textbox', {name: 'Email'})).toHaveValue('')
  expect(await arrived(email)).toMatchObject([
    {events: [{event: 'download_interest', properties: {store: 'playstore'}}]},
  ])
})
