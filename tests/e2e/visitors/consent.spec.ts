import {expect, type Page, test} from '@playwright/test'
import {
  collectOthers,
  firstVisit,
  looksLikeVisitor,
  namesOnDevice,
  requestsOf,
  visitorId,
} from '#tests/support/analytics.ts'
import {analyticsHost} from '#tests/support/addresses.ts'
import {openHydrated} from '#tests/support/hydrated.ts'
import {writtenChoice} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-names.ts'

test.use({storageState: firstVisit})

const card = (page: Page) => page.getByRole('region', {name: 'Cookies, plainly'})
const accept = (page: Page) => card(page).getByRole('button', {name: 'Accept analytics'})
const refuse = (page: Page) => card(page).getByRole('button', {name: 'Only what’s necessary'})

const remember = (page: Page, choice: 'yes' | 'no') =>
  page.addInitScript(({key, value}) => localStorage.setItem(key, value), {
    key: choiceKey,
    value: writtenChoice(choice, Date.now()),
  })

for (const path of ['/', '/gp-visit', '/demo', '/contact', '/cookies', '/download/ios', '/faq']) {
  test(`LAW-5: before an answer ${path} asks nobody else for anything and stores nothing`, async ({
    page,
  }) => {
    await looksLikeVisitor(page)
    const asked = collectOthers(page)
    const library: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      void response.text().then((text) => {
        if (text.includes('posthog')) library.push(response.url())
      })
    })
    await openHydrated(page, path)
    await expect(card(page)).toBeVisible()
    await page.mouse.wheel(0, 2000)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(library).toEqual([])
    expect(await namesOnDevice(page)).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
}

test('LAW-5: the two answers are as large and look the same', async ({page}) => {
  await page.goto('/')
  const looks = await Promise.all(
    [accept(page), refuse(page)].map((button) =>
      button.evaluate((element) => {
        const {color, backgroundColor, borderColor, fontSize, fontWeight, height} =
          getComputedStyle(element)
        return {color, backgroundColor, borderColor, fontSize, fontWeight, height}
      }),
    ),
  )
  expect(looks[0]).toEqual(looks[1])
})

test('LAW-5: a no is kept without anything else, by keyboard alone, and confirmed', async ({
  page,
}) => {
  const asked = collectOthers(page)
  await openHydrated(page, '/about')
  await refuse(page).focus()
  await page.keyboard.press('Enter')
  const confirmation = page.getByRole('alert').filter({hasText: 'You said no to analytics.'})
  await expect(confirmation).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(confirmation).toBeHidden()
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  expect(await namesOnDevice(page)).toEqual([choiceKey])

  await openHydrated(page, '/')
  await expect(card(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(await namesOnDevice(page)).toEqual([choiceKey])
  expect(asked).toEqual([])
})

test('LAW-5: an answer counts also before the code of the page is there', async ({page}) => {
  await looksLikeVisitor(page)
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/about', {waitUntil: 'commit'})
  await accept(page).click()
  await expect(page.getByText('You said yes to analytics.')).toBeFocused()
  letGo()
  await visitorId(page)
})

test('LAW-5, AN-1: the library comes with a yes, and not before', async ({page}) => {
  await looksLikeVisitor(page)
  const sizes: number[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    void response.body().then((body) => sizes.push(body.byteLength))
  })
  await openHydrated(page, '/about')
  await page.waitForLoadState('networkidle')
  const before = sizes.length
  await accept(page).click()
  await visitorId(page)
  const came = sizes.slice(before)
  expect(Math.max(...came)).toBeGreaterThan(200_000)
  expect(Math.max(...sizes.slice(0, before))).toBeLessThan(Math.max(...came))
})

test('LAW-5: nothing moves when the card appears, and none is seen by who has chosen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, {shifts})
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({type: 'layout-shift', buffered: true})
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900})
    await openHydrated(page, '/')
    await expect(card(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate((): unknown => Reflect.get(window, 'shifts'))).toEqual([])
  }
})

test('LAW-5: the card is not there without a choice to make: no JavaScript, no card', async ({
  page,
}) => {
  const html = await (await page.request.get('/about')).text()
  await page.route('**/*', (route) => route.abort())
  await page.setContent(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
  await expect(page.locator('#consent-card')).toHaveCount(1)
  await expect(page.locator('#consent-card')).toBeHidden()
})

test('LAW-5: what has the focus is never under the card (WCAG 2.4.11)', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720})
  await openHydrated(page, '/')
  await expect(card(page)).toHaveCSS('position', 'fixed')
  const covered: string[] = []
  let stops = 0
  for (; stops < 250; stops += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      const consent = document.getElementById('consent-card')
      if (!(focused instanceof HTMLElement) || focused === document.body) return 'end'
      if (consent === null || consent.contains(focused)) return null
      const one = focused.getBoundingClientRect()
      const other = consent.getBoundingClientRect()
      const isUnder =
        one.left < other.right &&
        one.right > other.left &&
        one.bottom > other.top &&
        one.top < other.bottom
      return isUnder ? `${focused.tagName} ${focused.innerText}` : null
    })
    if (found === 'end') break
    if (found !== null) covered.push(found)
  }
  expect(stops).toBeGreaterThan(30)
  expect(covered).toEqual([])
})

test('LAW-5: the end of the page can be read beside the card, and on phones the card covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 720})
  await openHydrated(page, '/terms')
  await page.keyboard.press('End')
  const last = page.getByRole('contentinfo').locator('address')
  await expect
    .poll(async () => {
      const [end, top] = await Promise.all([last.boundingBox(), card(page).boundingBox()])
      return (end?.y ?? 0) + (end?.height ?? 0) <= (top?.y ?? 0)
    })
    .toBe(true)
  await page.setViewportSize({width: 390, height: 844})
  await expect(card(page)).toHaveCSS('position', 'static')
})

for (const [what, name, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`LAW-5: ${what} is a no, also after an earlier yes, and what that stored is deleted`, async ({
    page,
  }) => {
    await looksLikeVisitor(page)
    await page.addInitScript(
      ([property, said]) => Object.defineProperty(Navigator.prototype, property, {get: () => said}),
      [name, value] as const,
    )
    await remember(page, 'yes')
    await page.addInitScript(() => localStorage.setItem('ph_analytics', '{}'))
    const asked = collectOthers(page)
    await openHydrated(page, '/cookies')
    await expect(page.getByText('We take that as a no, so we count nothing.')).toBeVisible()
    await expect(card(page)).toBeHidden()
    await expect.poll(() => namesOnDevice(page)).toEqual([choiceKey])
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })
}

test('LAW-5: Cookie settings leads to the choice, which can be changed, and the list says what is stored', async ({
  page,
}) => {
  await looksLikeVisitor(page)
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

  await main.getByRole('radio', {name: /^Yes/}).check()
  expect(await namesOnDevice(page)).toEqual([choiceKey])
  await main.getByRole('button', {name: 'Save my choice'}).click()
  await expect(main.getByRole('status')).toHaveText('Your choice is saved.')
  await visitorId(page)
  await expect(stored('ph_analytics')).toHaveText('Yes')
  // The list names everything that is there.
  const listed = await main.getByRole('rowheader').allTextContents()
  expect((await namesOnDevice(page)).filter((name) => !listed.includes(name))).toEqual([])

  await no.check()
  await main.getByRole('button', {name: 'Save my choice'}).click()
  await expect(stored('ph_analytics')).toHaveText('No')
  expect(await namesOnDevice(page)).toEqual([choiceKey])
})

test('LAW-5: after a no nothing more is sent, not even what waited, and nothing is stored again', async ({
  page,
}) => {
  await looksLikeVisitor(page)
  await openHydrated(page, '/cookies')
  await accept(page).click()
  const id = await visitorId(page)
  await expect.poll(async () => (await requestsOf(id)).length).toBeGreaterThan(0)
  const main = page.getByRole('main')
  const asked: string[] = []
  // An event that waits to be sent with others.
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms'}).click()
  await expect(page).toHaveURL(/\/terms$/)
  page.on('request', (request) => {
    if (request.url().startsWith(analyticsHost)) asked.push(request.url())
  })
  await page.evaluate(
    ({key, value}) => {
      localStorage.setItem(key, value)
      window.dispatchEvent(new CustomEvent('site:choice', {detail: 'no'}))
    },
    {key: choiceKey, value: writtenChoice('no', Date.now())},
  )
  const before = (await requestsOf(id)).length
  await main.getByRole('link').first().hover()
  await page.mouse.wheel(0, 3000)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).click()
  await expect(page).toHaveURL(/\/privacy$/)
  // Longer than anything waits to be sent.
  await page.waitForTimeout(3500)
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect((await requestsOf(id)).length).toBe(before)
  expect(await namesOnDevice(page)).toEqual([choiceKey])
})

test('LAW-5: a no in one tab ends it in the others', async ({page, context}) => {
  await looksLikeVisitor(page)
  await openHydrated(page, '/about')
  await accept(page).click()
  await visitorId(page)
  const other = await context.newPage()
  await openHydrated(other, '/cookies')
  await other.getByRole('main').getByRole('radio', {name: /^No/}).check()
  await other.getByRole('main').getByRole('button', {name: 'Save my choice'}).click()
  await expect.poll(() => namesOnDevice(page)).toEqual([choiceKey])
  await other.close()
})
