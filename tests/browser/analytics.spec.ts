import {expect, type Page, test} from '@playwright/test'
import {serializeChoice} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-keys.ts'
import {analyticsHost, analyticsKey} from '#tests/support/addresses.ts'
import {
  collectForeignRequests,
  eventsOf,
  hideAutomation,
  requestsOf,
  waitForAutocapture,
  visitorId,
} from '#tests/support/analytics.ts'
import {openDialog} from '#tests/support/dialogs.ts'
import {fillPerson, failPosts, newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {stubGoogleMaps} from '#tests/support/google-maps-stub.ts'
import {collectViolations} from '#tests/support/page-issues.ts'

/** Opens a page as a visitor who has already consented. */
const openAsAgreed = async (page: Page, path: string) => {
  await hideAutomation(page)
  await page.addInitScript(({key, value}) => localStorage.setItem(key, value), {
    key: choiceKey,
    value: serializeChoice('yes', Date.now()),
  })
  await openHydrated(page, path)
}

const namesAndPaths = async (id: string) =>
  (await eventsOf(id)).map(({event, properties}) => [event, properties['$pathname']])

const named = async (id: string, name: string) =>
  (await eventsOf(id)).filter(({event}) => event === name).map(({properties}) => properties)

test('page views, clicks, scroll depths and page leaves arrive in compressed batches without queries, and nothing else is requested (AN-1, G-3, SEC-1)', async ({
  page,
}) => {
  const requested = collectForeignRequests(page)
  const violations = await collectViolations(page)
  await openAsAgreed(page, '/search?q=chest+pain')
  const id = await visitorId(page)
  await waitForAutocapture(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms'}).click()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  await page.mouse.wheel(0, 60_000)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  await expect.poll(async () => (await named(id, '$pageview')).length).toBe(3)
  // A browser gives a page that closes half a second to send its last event, which a busy computer may miss.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect.poll(async () => (await named(id, '$pageleave')).length).toBe(1)
  const recorded = await namesAndPaths(id)
  expect(recorded.filter(([name]) => name === '$pageview').slice(0, 3)).toEqual([
    ['$pageview', '/search'],
    ['$pageview', '/terms'],
    ['$pageview', '/privacy'],
  ])
  expect(recorded).toContainEqual(['$autocapture', '/search'])
  expect(recorded).toContainEqual(['$pageleave', '/privacy'])
  const depths = (await named(id, 'scroll_depth')).filter(({$pathname}) => $pathname === '/terms')
  expect(depths.map(({percent}) => percent)).toEqual([25, 50, 75, 100])

  const sent = await requestsOf(id)
  const count = sent.reduce((sum, {events}) => sum + events.length, 0)
  expect(sent.length).toBeLessThan(count)
  expect(sent.filter(({hasCookie}) => hasCookie)).toEqual([])
  expect(
    sent.filter(({isCompressed, query}) => !isCompressed && query['compression'] === undefined),
  ).toEqual([])
  const text = JSON.stringify(await eventsOf(id))
  expect(text).not.toMatch(/chest|pain|\?q=|"\$?title"|"\$ip"/)
  expect(await named(id, '$pageview')).toContainEqual(
    expect.objectContaining({token: analyticsKey, $process_person_profile: false}),
  )
  expect(requested.filter((address) => !address.startsWith(`${analyticsHost}/e/`))).toEqual([
    `${analyticsHost}/array/${analyticsKey}/config`,
  ])
  expect(violations).toEqual([])
})

test('the site’s own events arrive without any text that the visitor typed (AN-1, MOD-1, MOD-4, FORM-1)', async ({
  page,
}) => {
  await openAsAgreed(page, '/')
  const id = await visitorId(page)
  const dialog = page.getByRole('dialog')

  await page
    .getByRole('main')
    .getByRole('link', {name: /App Store/})
    .click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')

  await page.locator('#area-check').getByLabel('Postcode').fill('n1 1aa')
  await page.getByRole('button', {name: 'Check my area'}).click()
  await expect(page.locator('#area-check [aria-live]')).toContainText('N1')

  await failPosts(page, 503)
  await page.getByRole('banner').getByRole('link', {name: 'Register Interest'}).click()
  const email = newAddress('counted')
  await fillPerson(dialog, email)
  await submitButton(dialog).click()
  await expect(dialog.getByText('Failed to submit waitlist request')).toBeVisible()
  await page.unrouteAll()
  await submitButton(dialog).click()
  await expect(dialog.getByText('Thank you for joining our waitlist!')).toBeVisible()
  // A busy browser may drop pending events when the page changes.
  await expect.poll(async () => await named(id, 'form_succeeded')).toHaveLength(1)
  await openDialog(page, '/gp-visit', /^Request a visit/)
  await dialog.getByRole('radio', {name: /^4/}).check()
  await submitButton(dialog).click()
  await expect(dialog).toBeHidden()

  await expect.poll(async () => (await named(id, 'interest_answer')).length).toBe(1)
  const pick = async (name: string, ...keys: string[]) =>
    (await named(id, name)).map((properties) =>
      Object.fromEntries(keys.map((key) => [key, properties[key]])),
    )
  expect(await pick('store_click', 'store')).toEqual([{store: 'appstore'}])
  expect(await pick('area_checked', 'boroughs')).toEqual([
    {boroughs: ['camden', 'hackney', 'islington']},
  ])
  expect(await pick('waitlist_opened')).toEqual([{}])
  expect(await pick('form_failed', 'form')).toEqual([{form: 'waitlist'}])
  expect(await pick('form_succeeded', 'form')).toContainEqual({form: 'waitlist'})
  expect(await pick('interest_answer', 'service', 'likelihood')).toEqual([
    {service: 'gp', likelihood: 4},
  ])
  // The library's random ids may contain any letters.
  const text = JSON.stringify(await eventsOf(id)).replaceAll(/"[\da-z-]{16,}"/g, '""')
  expect(text).not.toMatch(/@|Lovelace|Ada|1AA/i)
})

test('an opened street map and a started video are counted without a location, and comply with the policy (AN-1, MAP-1, SEC-1)', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  await stubGoogleMaps(page)
  await openAsAgreed(page, '/gp-visit')
  const id = await visitorId(page)
  await page.getByRole('button', {name: 'Show the street map (Google)'}).click()
  await expect(page.locator('gmp-advanced-marker')).toHaveCount(6)

  // The variant of the other theme, and the other steps, are hidden.
  const screen = page.locator('[data-screens]')
  const control = screen.locator('[data-video-control]').filter({visible: true})
  const video = screen.locator('video').filter({visible: true})
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  for (const paused of [false, true]) {
    await control.click()
    await expect.poll(isPaused).toBe(paused)
  }
  // A later event has arrived, so these two have arrived as well.
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms'}).click()
  await expect.poll(() => namesAndPaths(id)).toContainEqual(['$pageview', '/terms'])
  const recorded = (await namesAndPaths(id)).filter(([name]) => /^(map|video)_/.test(String(name)))
  expect(recorded).toEqual([
    ['map_opened', '/gp-visit'],
    ['video_played', '/gp-visit'],
  ])
  // Timestamps may contain `51.` as well, but with fewer digits than a coordinate.
  expect(JSON.stringify(await eventsOf(id))).not.toMatch(/\b51\.\d{4}|latitude|maps\.google/)
  expect(violations).toEqual([])
})

test('pages work when the analytics endpoint is blocked (AN-1)', async ({page}) => {
  const errors: string[] = []
  page.on('pageerror', ({message}) => errors.push(message))
  await page.route(`${analyticsHost}/**`, (route) => route.abort())
  await openAsAgreed(page, '/about')
  await visitorId(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms'}).click()
  await expect(page).toHaveURL(/\/terms$/)
  expect(errors).toEqual([])
})
