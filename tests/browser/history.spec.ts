import {expect, type Page, test} from '@playwright/test'
import {waitForHydration, openHydrated} from '#tests/support/hydration.ts'

test.use({
  // Smooth scrolling must not move a restored page.
  contextOptions: {reducedMotion: 'no-preference'},
  // Narrow, but with the footer's columns open.
  viewport: {width: 700, height: 844},
})

interface Place {
  href: string | null
  /** How far the link is from the top of the window, in CSS pixels. */
  top: number
}

/** Scrolls a link to the middle of the window and follows it. @returns where it was when it was pressed */
async function follow(page: Page, selector: string): Promise<Place> {
  const link = page.locator(selector).first()
  await link.evaluate((node) => node.scrollIntoView({block: 'center', behavior: 'instant'}))
  await link.focus()
  // Code that has just loaded may move the link until the press. A full page load would lose a variable.
  await link.evaluate((node) => {
    const note = () => sessionStorage.setItem('top', String(node.getBoundingClientRect().top))
    node.addEventListener('click', note, {once: true, capture: true})
  })
  expect(await topOfPage(page)).toBeGreaterThan(200)
  const href = await link.getAttribute('href')
  const before = new URL(page.url())
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.hash !== before.hash || url.pathname !== before.pathname)
  const top = await page.evaluate(() => Number(sessionStorage.getItem('top')))
  return {href, top}
}

const topOfPage = (page: Page) => page.evaluate(() => scrollY)
const focusedLink = (page: Page): Promise<Place> =>
  page.evaluate(() => ({
    href: document.activeElement?.getAttribute('href') ?? null,
    top: document.activeElement?.getBoundingClientRect().top ?? 0,
  }))

/** Waits until nothing moves the page, then expects the link to be focused where it was. */
async function expectPlace(page: Page, place: Place): Promise<void> {
  await expect.poll(async () => (await focusedLink(page)).href).toBe(place.href)
  // The announcement of a title and a smooth scroll each take half a second.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)))
  const now = await focusedLink(page)
  expect(now.href).toBe(place.href)
  expect(Math.abs(now.top - place.top)).toBeLessThan(3)
}

const toAbout = 'footer a[href="/about"]'
const toPricing = 'footer a[href="/pricing"]'

test('Back and Forward restore the scroll position and the focus (G-3)', async ({page}) => {
  await openHydrated(page, '/')
  const onHome = await follow(page, toAbout)
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  await expect.poll(() => topOfPage(page)).toBe(0)
  const onAbout = await follow(page, toPricing)
  await expect(page).toHaveURL(/\/pricing$/)
  await expect.poll(() => topOfPage(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expectPlace(page, onAbout)
  await page.goBack()
  await expectPlace(page, onHome)
  await page.goForward()
  await expect(page).toHaveURL(/\/about$/)
  await expectPlace(page, onAbout)
})

test('Back restores the scroll position and the focus after a full page load (G-3)', async ({
  page,
}) => {
  await openHydrated(page, '/')
  // Without its data the next page needs a full load.
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    (route) => route.abort(),
  )
  await page.evaluate(() => Object.assign(window, {isFirstDocument: true}))
  const onHome = await follow(page, toAbout)
  await expect(page).toHaveURL(/\/about$/)
  await waitForHydration(page)
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false)
  await page.goBack()
  await waitForHydration(page)
  await expectPlace(page, onHome)
})

test('Back restores the scroll position, the focus and the open answer of a page with a fragment (G-3)', async ({
  page,
}) => {
  await openHydrated(page, '/faq')
  const beforeFragment = await follow(page, 'a[href="#for-gps"]')
  await expect(page).toHaveURL(/#for-gps$/)
  await expect(page.locator('#for-gps')).toBeInViewport()
  const group = page.locator('#for-gps')
  await group.locator('summary').first().click()
  const onFaq = await follow(page, 'footer a[href="/about"]')
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(/\/faq#for-gps$/)
  await expect(group.locator('details').first()).toHaveAttribute('open')
  await expectPlace(page, onFaq)
  await page.goBack()
  await expect(page).toHaveURL(/\/faq$/)
  await expectPlace(page, beforeFragment)
})
