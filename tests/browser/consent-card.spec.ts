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

/** Pages whose first screen is full of controls; the action that opens the page. */
const firstScreens = [
  ['/', 'Early Access'],
  ['/gp-visit', 'Request a visit'],
  ['/book/adaeze-thornbury', 'Join the waitlist'],
] as const

for (const [path, name] of firstScreens) {
  test(`the consent card covers no control in the first screen of ${path} (LAW-5)`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(card(page)).toBeVisible()
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({width, height})
      expect(await page.evaluate(coveredControls), `at ${width} px`).toEqual([])
    }
    const action = page.getByRole('main').getByRole('link', {name}).first()
    // No `toBeInViewport`, whose observer waits for a frame that a busy computer may not draw for seconds.
    const end = await action.evaluate((link) => link.getBoundingClientRect().bottom)
    expect(end, 'end of the action at 1440 px').toBeLessThanOrEqual(900)
  })
}

/** Runs in the page: controls in the window that overlap the consent card. */
function coveredControls(): string[] {
  const box = document.querySelector('#consent-card')?.getBoundingClientRect()
  if (box === undefined) return ['no card']
  return [...document.querySelectorAll(':is(header, main) :is(a, button, input, select, textarea)')]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const {left, right, top, bottom} = control.getBoundingClientRect()
      const isBeside =
        right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom
      return top < innerHeight && bottom > 0 && !isBeside
    })
    .map(({outerHTML}) => outerHTML.slice(0, 120))
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
