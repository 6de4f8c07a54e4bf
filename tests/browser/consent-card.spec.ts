import {expect, type Page, test} from '@playwright/test'
import {firstVisit} from '#tests/support/analytics.ts'
import {openHydrated} from '#tests/support/hydration.ts'

/** Tests the style and position of the card; `consent.spec.ts` tests what its buttons do. */
test.use({storageState: firstVisit})

const card = (page: Page) => page.getByRole('region', {name: 'Cookies', exact: true})
const accept = (page: Page) => card(page).getByRole('button', {name: 'Accept analytics'})
const refuse = (page: Page) => card(page).getByRole('button', {name: 'Only what’s necessary'})

test('the consent card’s two buttons have the same size and style at 390 and 1440 px (LAW-5)', async ({
  page,
}) => {
  await page.goto('/')
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900})
    const styles = await Promise.all(
      [accept(page), refuse(page)].map((button) =>
        button.evaluate((element) => {
          const {color, backgroundColor, borderColor, fontSize, fontWeight} =
            getComputedStyle(element)
          const {width: wide, height: high} = element.getBoundingClientRect()
          return {color, backgroundColor, borderColor, fontSize, fontWeight, wide, high}
        }),
      ),
    )
    expect(styles[0]).toEqual(styles[1])
    expect(styles[0]?.high).toBeGreaterThanOrEqual(44)
  }
})

test('the consent card covers no link or button at the top of Home and service pages (LAW-5)', async ({
  page,
}) => {
  for (const path of ['/', '/gp-visit', '/nurse-visit']) {
    await page.goto(path)
    await expect(card(page)).toBeVisible()
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({width, height})
      await expect.poll(() => page.evaluate(coveredControls), `${path} at ${width} px`).toEqual([])
    }
  }
})

/** Runs in the page: texts of the links and buttons in the window that overlap the consent card. */
function coveredControls(): string[] {
  const box = document.querySelector('#consent-card')?.getBoundingClientRect()
  if (box === undefined) return ['no card']
  return [...document.querySelectorAll('header :is(a, button), main :is(a, button)')]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const {left, right, top, bottom} = control.getBoundingClientRect()
      const isInWindow = bottom <= innerHeight && top >= 0
      const isBeside =
        right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom
      return isInWindow && !isBeside
    })
    .map(({textContent}) => textContent)
}

test('the consent card follows the header in the tab order: link, accept, refuse (LAW-5)', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  const more = card(page).getByRole('link', {name: 'Read about cookies'})
  await page.getByRole('banner').getByRole('link', {name: 'Register Interest'}).focus()
  for (const next of [more, accept(page), refuse(page)]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await expect(next).toHaveCSS('outline-style', 'solid')
  }
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('main')?.id ?? 'elsewhere'),
  ).toBe('main')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(accept(page)).toBeFocused()
})

test('the consent card shifts no content because it appears before the page below it (LAW-5)', async ({
  page,
}) => {
  await page.addInitScript((id) => {
    const hadMain: boolean[] = []
    Object.assign(window, {hadMain})
    const isShown = () => document.getElementById(id)?.checkVisibility() === true
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      hadMain.push(document.querySelector('main') !== null)
    })
    observer.observe(document, {childList: true, subtree: true, attributes: true})
  }, 'consent-card')
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900})
    await openHydrated(page, '/')
    await expect(card(page)).toBeVisible()
    expect(await page.evaluate((): unknown => Reflect.get(window, 'hadMain'))).toEqual([false])
  }
})

test('the consent card never covers the focused element (LAW-5, WCAG 2.4.11)', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
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

test('the consent card leaves the end of the page readable and covers nothing in a narrow or low window (LAW-5)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openHydrated(page, '/terms')
  await page.keyboard.press('End')
  const last = page.getByRole('contentinfo').getByRole('link', {name: '@'})
  await expect
    .poll(async () => {
      const [end, top] = await Promise.all([last.boundingBox(), card(page).boundingBox()])
      return (end?.y ?? 0) + (end?.height ?? 0) <= (top?.y ?? 0)
    })
    .toBe(true)
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({width, height})
    await expect(card(page)).toHaveCSS('position', 'static')
  }
})
