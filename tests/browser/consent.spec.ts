import {expect, type Page, test} from '@playwright/test'
import {
  collectForeignRequests,
  eventsOf,
  firstVisit,
  hideAutomation,
  storedNames,
  visitorId,
} from '#tests/support/analytics.ts'
import {analyticsHost} from '#tests/support/addresses.ts'
import {openDialog} from '#tests/support/dialogs.ts'
import {waitForHydration, openHydrated} from '#tests/support/hydration.ts'
import {serializeChoice} from '#analytics/choice.ts'
import {choiceEventType, choiceKey} from '#analytics/choice-keys.ts'

test.use({storageState: firstVisit})

const card = (page: Page) => page.getByRole('region', {name: 'Cookies', exact: true})
const accept = (page: Page) => card(page).getByRole('button', {name: 'Accept analytics'})
const refuse = (page: Page) => card(page).getByRole('button', {name: 'Reject analytics'})

const storeChoice = (page: Page, choice: 'yes' | 'no') =>
  page.addInitScript(({key, value}) => localStorage.setItem(key, value), {
    key: choiceKey,
    value: serializeChoice(choice, Date.now()),
  })

/** Returns the paths of the page views that arrived from a visitor. */
const viewsOf = async (id: string) =>
  (await eventsOf(id))
    .filter(({event}) => event === '$pageview')
    .map(({properties}) => properties['$pathname'])

test('a page sends nothing to other hosts and stores nothing before the visitor chooses (LAW-5)', async ({
  page,
}) => {
  await hideAutomation(page)
  const requested = collectForeignRequests(page)
  const scripts: Promise<{url: string; text: string}>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.text().then((text) => ({url: response.url(), text})))
  })
  for (const path of ['/', '/cookies']) {
    await openHydrated(page, path)
    // The page about cookies has the question itself.
    await expect(card(page)).toBeVisible({visible: path === '/'})
    await page.mouse.wheel(0, 2000)
    await page.waitForLoadState('networkidle')
    const read = await Promise.all(scripts.splice(0))
    expect(read.length, path).toBeGreaterThan(4)
    expect(read.filter(({text}) => text.includes('posthog')).map(({url}) => url)).toEqual([])
    expect(await storedNames(page), path).toEqual([])
    expect(await page.context().cookies(), path).toEqual([])
  }
  expect(requested).toEqual([])
})

test('forms ask no question whose answer the visitor refused to have counted, or say where it stays (MOD-3)', async ({
  page,
}) => {
  const question = page.getByRole('group', {name: /^How likely/})
  await openHydrated(page, '/book/adaeze-thornbury')
  await expect(question).toBeVisible()
  await refuse(page).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('main').locator("a[href='#tell']")).toBeHidden()

  const dialog = await openDialog(page, '/gp-visit', /^Request a visit/)
  await expect(question).toBeVisible()
  await expect(dialog.getByText('This answer stays on your device')).toBeVisible()
})

test('a refusal by keyboard closes the card and is the only thing stored (LAW-5)', async ({
  page,
}) => {
  const requested = collectForeignRequests(page)
  await openHydrated(page, '/about')
  await refuse(page).focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeHidden()
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  expect(await storedNames(page)).toEqual([choiceKey])

  await openHydrated(page, '/')
  await expect(card(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(await storedNames(page)).toEqual([choiceKey])
  expect(requested).toEqual([])
})

test('a choice made before the page’s code has loaded counts once (LAW-5)', async ({page}) => {
  await hideAutomation(page)
  await page.addInitScript((type) => {
    Object.assign(window, {answers: 0})
    addEventListener(type, () => {
      Object.assign(window, {answers: Number(Reflect.get(window, 'answers')) + 1})
    })
  }, choiceEventType)
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/about', {waitUntil: 'commit'})
  await accept(page).click()
  await expect(card(page)).toBeHidden()
  release()
  await visitorId(page)
  await waitForHydration(page)
  // The page replays the held press from a timer that runs before this one.
  const answers = await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => resolve(Reflect.get(window, 'answers')), 50)),
  )
  expect(answers).toBe(1)
})

test('Global Privacy Control overrides an earlier consent and deletes what analytics stored (LAW-5)', async ({
  page,
}) => {
  await hideAutomation(page)
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true})
    localStorage.setItem('ph_analytics', '{}')
  })
  await storeChoice(page, 'yes')
  const requested = collectForeignRequests(page)
  await openHydrated(page, '/cookies')
  await expect(page.getByText('so we count nothing.')).toBeVisible()
  await expect(card(page)).toBeHidden()
  await expect.poll(() => storedNames(page)).toEqual([choiceKey])
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
})

test('Cookie settings changes the choice, lists everything that is stored, and gives a visitor who consents again another id (LAW-5, AN-1)', async ({
  page,
}) => {
  await hideAutomation(page)
  await openHydrated(page, '/about')
  await refuse(page).click()
  await page.getByRole('contentinfo').getByRole('link', {name: 'Cookie settings'}).click()
  await expect(page).toHaveURL(/\/cookies#cookie-settings$/)
  const main = page.getByRole('main')
  const no = main.getByRole('radio', {name: /^No/})
  await expect(no).toBeChecked()
  const stored = (name: string) =>
    main
      .getByRole('row', {name: new RegExp(`^${name} `)})
      .getByRole('cell')
      .last()
  await expect(stored('cookie-choice')).toHaveText('Yes')
  await expect(stored('theme')).toHaveText('No')
  await expect(stored('ph_analytics')).toHaveText('No')

  const yes = main.getByRole('radio', {name: /^Yes/})
  const save = main.getByRole('button', {name: 'Save my choice'})
  await yes.check()
  expect(await storedNames(page)).toEqual([choiceKey])
  await save.click()
  await expect(main.getByRole('status')).toHaveText('Your choice is saved.')
  const first = await visitorId(page)
  await expect(stored('ph_analytics')).toHaveText('Yes')
  const listed = await main.getByRole('rowheader').allTextContents()
  expect((await storedNames(page)).filter((name) => !listed.includes(name))).toEqual([])

  await no.check()
  await save.click()
  await expect(stored('ph_analytics')).toHaveText('No')
  expect(await storedNames(page)).toEqual([choiceKey])

  await yes.check()
  await save.click()
  const second = await visitorId(page)
  expect(second).not.toBe(first)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms'}).click()
  await expect.poll(() => viewsOf(second)).toContain('/terms')
})

test('withdrawing consent in another tab drops pending events, and nothing more is sent or stored (LAW-5)', async ({
  page,
}) => {
  await hideAutomation(page)
  await page.clock.install()
  await openHydrated(page, '/about')
  await accept(page).click()
  const id = await visitorId(page)
  const views = () => viewsOf(id)
  await expect.poll(views).toEqual(['/about'])

  // The clock is paused from here on, so pending events are sent only when the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000)
  const letTimePass = () => page.clock.fastForward('01:00')
  const follow = async (name: string, path: string) => {
    await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(new RegExp(`^${name}`))
  }
  await follow('Terms', '/terms')
  await letTimePass()
  await expect.poll(views).toEqual(['/about', '/terms'])

  await follow('Privacy', '/privacy')
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(analyticsHost)) requested.push(request.url())
  })
  await page.evaluate(
    ({key, value}) => {
      localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', {key, newValue: value}))
    },
    {key: choiceKey, value: serializeChoice('no', Date.now())},
  )
  await expect.poll(() => storedNames(page)).toEqual([choiceKey])
  await follow('Accessibility', '/accessibility')
  await page.mouse.wheel(0, 3000)
  await letTimePass()
  await page.goto('/about')
  // The page loads its deferred sections and code from timers, which need a running clock.
  await page.clock.resume()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  expect(await views()).toEqual(['/about', '/terms'])
  expect(await storedNames(page)).toEqual([choiceKey])
})
