import {expect, type Page, test} from '@playwright/test'
import {submitButton} from '#tests/support/forms.ts'
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

for (const [label, store] of openers) {
  test(`HOME-6, MOD-4: ${label} records the click, and the address once it is given`, async ({
    page,
  }) => {
    const {dialog, events} = await openAt(page, '/', label)
    expect(await events()).toEqual([{name: 'store_click', properties: {store}}])
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url())
    })
    await dialog.getByRole('textbox', {name: 'Email'}).fill(' ada@example.com ')
    await submitButton(dialog).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').getByText('Thank you for telling us.')).toBeVisible()
    expect(await events()).toEqual([
      {name: 'store_click', properties: {store}},
      {name: 'download_interest', properties: {store, email: 'ada@example.com'}},
    ])
    expect(calls).toEqual([])
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

test('DL-1: the page of a store asks for the same', async ({page}) => {
  await openHydrated(page, '/download/android')
  await page.waitForLoadState('networkidle')
  const events = await collectEvents(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', {name: 'Email'}).fill('ada@example.com')
  await submitButton(main).click()
  await expect(main.getByText('Thank you for telling us.')).toBeVisible()
  await expect(main.getByRole('textbox', {name: 'Email'})).toHaveValue('')
  expect(await events()).toEqual([
    {name: 'download_interest', properties: {store: 'playstore', email: 'ada@example.com'}},
  ])
})
