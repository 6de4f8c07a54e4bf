import {expect, type Locator, type Page, test} from '@playwright/test'
import {firstVisit} from '#tests/support/analytics.ts'

/** Tests the style and position of the card; `consent.spec.ts` tests what its buttons do. */
test.use({storageState: firstVisit})

const card = (page: Page) => page.getByRole('region', {name: 'Cookies', exact: true})
const accept = (page: Page) => card(page).getByRole('button', {name: 'Accept analytics'})
const refuse = (page: Page) => card(page).getByRole('button', {name: 'Reject analytics'})

for (const [path, name] of [
  ['/', 'Early Access'],
  ['/gp-visit', 'Request a visit'],
] as const) {
  test(`the consent card of ${path} appears before the page below it, covers no control in the first screen and has two equal buttons (LAW-5)`, async ({
    page,
  }) => {
    await page.addInitScript((id) => {
      const isShown = () => document.getElementById(id)?.checkVisibility() === true
      const observer = new MutationObserver(() => {
        if (!isShown()) return
        observer.disconnect()
        Object.assign(window, {hadMain: document.querySelector('main') !== null})
      })
      observer.observe(document, {childList: true, subtree: true, attributes: true})
    }, 'consent-card')
    await page.goto(path)
    await expect(card(page)).toBeVisible()
    expect(await page.evaluate((): unknown => Reflect.get(window, 'hadMain'))).toBe(false)
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({width, height})
      expect(await page.evaluate(coveredControls), `at ${width} px`).toEqual([])
      const [one, other] = [await styleOf(accept(page)), await styleOf(refuse(page))]
      expect(one).toEqual(other)
      expect(one.high).toBeGreaterThanOrEqual(44)
    }
    const action = page.getByRole('main').getByRole('link', {name}).first()
    // No `toBeInViewport`, whose observer waits for a frame that a busy computer may not draw for seconds.
    const end = await action.evaluate((link) => link.getBoundingClientRect().bottom)
    expect(end, 'end of the action at 1440 px').toBeLessThanOrEqual(900)
  })
}

const styleOf = (button: Locator) =>
  button.evaluate((element) => {
    const {color, backgroundColor, borderColor, fontSize, fontWeight} = getComputedStyle(element)
    const {width: wide, height: high} = element.getBoundingClientRect()
    return {color, backgroundColor, borderColor, fontSize, fontWeight, wide, high}
  })

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
