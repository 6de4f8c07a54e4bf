import {expect, type Locator, type Page, test} from '@playwright/test'
import {hydrated} from '#tests/support/hydrated.ts'
import {collectViolations} from '#tests/support/violations.ts'

const rule = '[data-late-sections]'
const narrow = {width: 390, height: 844}

test.use({viewport: narrow})

/** Opens a page that does not rest until it is told to. */
async function openRestless(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window)
    const waiting: IdleRequestCallback[] = []
    let mayRest = false
    window.requestIdleCallback = (callback) =>
      mayRest ? whenIdle(callback, {timeout: 100}) : waiting.push(callback)
    addEventListener('letRest', () => {
      mayRest = true
      for (const callback of waiting.splice(0)) whenIdle(callback, {timeout: 100})
    })
  })
  await page.goto(path)
  return () => page.evaluate(() => void dispatchEvent(new Event('letRest')))
}

/** Holds every typeface back. @returns what lets them come */
async function holdFonts(page: Page): Promise<() => void> {
  const {promise: release, resolve: letCome} = Promise.withResolvers<null>()
  await page.route('**/*.woff2', async (route) => {
    await release
    await route.continue()
  })
  return () => letCome(null)
}

/** In a page: a timer of a second and more is never over, so that only what is awaited can end a wait. */
function withoutLongTimers(): void {
  const setTimer = window.setTimeout.bind(window)
  Object.assign(window, {
    setTimeout: (callback: () => void, ms = 0) => (ms < 1000 ? setTimer(callback, ms) : 0),
  })
}

/** Lets a page rest more often than it has sections. */
const manyIdleTurns = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      await new Promise((told) => requestIdleCallback(told, {timeout: 100}))
    }
  })

/** @returns whether a browser has laid an element out, wherever it is on the page */
const isLaidOut = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}))

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().top)

test('decision 105: what is far below the screen is laid out when the page rests, and nothing is cut off then', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  const letRest = await openRestless(page, '/')
  const sections = page.locator('main > section')
  const inFooter = page.getByRole('contentinfo').getByRole('link').first()
  expect(await isLaidOut(sections.first().getByRole('heading').first())).toBe(true)
  expect(await isLaidOut(inFooter)).toBe(false)
  await letRest()
  await expect(page.locator(rule)).toHaveCount(0)
  await hydrated(page)
  expect(await isLaidOut(inFooter)).toBe(true)
  const containments = await page
    .locator('main > section, footer')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility))
  expect(containments.length).toBeGreaterThan(6)
  expect(new Set(containments)).toEqual(new Set(['visible']))
  expect(violations).toEqual([])
})

test('decision 105: sections wait until the typefaces are there', async ({page}) => {
  await page.addInitScript(withoutLongTimers)
  const letFontsCome = await holdFonts(page)
  await page.goto('/', {waitUntil: 'domcontentloaded'})
  await manyIdleTurns(page)
  await expect(page.locator(rule)).toHaveCount(1)
  expect(await isLaidOut(page.getByRole('contentinfo').getByRole('link').first())).toBe(false)
  letFontsCome()
  await expect(page.locator(rule)).toHaveCount(0)
})

test('decision 105: sections do not wait for typefaces that never come', async ({page}) => {
  await holdFonts(page)
  await page.goto('/', {waitUntil: 'domcontentloaded'})
  await expect(page.locator(rule)).toHaveCount(0)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
})

test('decision 105: what a visitor comes near is there before the page rests', async ({page}) => {
  await openRestless(page, '/')
  const inFooter = page.getByRole('contentinfo').getByRole('link').first()
  await inFooter.scrollIntoViewIfNeeded()
  await expect(inFooter).toBeInViewport()
  expect(await isLaidOut(inFooter)).toBe(true)
})

test('decision 105: what a visitor looks at keeps its place when the sections above it get their height', async ({
  page,
}) => {
  const letRest = await openRestless(page, '/')
  const footer = page.getByRole('contentinfo')
  await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}))
  await expect(footer).toBeInViewport()
  // Anchoring follows what is in sight once that has been painted.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told))))
  const atTheEnd = await settled(footer)
  await page.mouse.wheel(0, -300)
  await expect.poll(async () => (await topOf(footer)) - atTheEnd).toBeGreaterThan(200)
  const before = await settled(footer)
  await letRest()
  await expect(page.locator(rule)).toHaveCount(0)
  expect(Math.abs((await settled(footer)) - before)).toBeLessThan(2)
})

test('decision 105: a link within the page leads to its target while sections wait', async ({
  page,
}) => {
  await openRestless(page, '/about')
  await page
    .locator('a[href="#app"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  const target = page.locator('#app')
  await expect.poll(async () => Math.abs(await topOf(target))).toBeLessThan(narrow.height / 3)
  const before = await settled(target)
  await expect(page.locator(rule)).toHaveCount(0)
  expect(Math.abs(before)).toBeLessThan(narrow.height / 3)
})

test('decision 105: an address that names a section leads to it, before and after the page rests', async ({
  page,
}) => {
  const letRest = await openRestless(page, '/about#app')
  const target = page.locator('#app')
  await expect.poll(async () => Math.abs(await topOf(target))).toBeLessThan(narrow.height / 3)
  await letRest()
  await expect(page.locator(rule)).toHaveCount(0)
  expect(Math.abs(await settled(target))).toBeLessThan(narrow.height / 3)
})

test('decision 105: nothing waits on paper', async ({page}) => {
  await openRestless(page, '/')
  const inFooter = page.getByRole('contentinfo').getByRole('link').first()
  expect(await isLaidOut(inFooter)).toBe(false)
  await page.emulateMedia({media: 'print'})
  expect(await isLaidOut(page.getByRole('main').locator('> section').last())).toBe(true)
  const containment = page.locator('main > section').last()
  await expect(containment).toHaveCSS('content-visibility', 'visible')
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('decision 105: nothing waits for a script that does not run', async ({page}) => {
    await page.goto('/')
    await expect(page.locator(rule)).toHaveCount(1)
    await expect(page.locator('main > section').last()).toHaveCSS('content-visibility', 'visible')
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible')
  })
})

/** @returns where an element is once it does not move any more, in CSS pixels from the top of the window */
async function settled(element: Locator): Promise<number> {
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = await topOf(element)
      return last - before
    })
    .toBe(0)
  return last
}
