import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydrated.ts'

// Dialogs move in and out, and give the focus back after that.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

/** Every dialog, by the page and the words of an opener. */
const dialogs = [
  ['waitlist', '/about', 'banner', 'Register Interest', 'Join our waitlist'],
  ['early access', '/', 'main', 'Early Access', 'Get early access'],
  ['interest', '/gp-visit', 'main', 'Request a visit', 'This service is not available yet'],
  ['carer', '/carer-visit', 'main', /^Coming Soon/, 'Help us plan home care'],
  ['provider', '/providers/gp', 'main', 'Register Interest', 'Register your interest as a GP'],
  ['download', '/', 'main', /Google Play/, "We're Almost Ready!"],
] as const

type Area = (typeof dialogs)[number][2]

const openerOf = (page: Page, area: Area, name: string | RegExp) =>
  page
    .getByRole(area)
    .getByRole('link', {name, exact: typeof name === 'string'})
    .first()

/** Runs in the page. */
const holdsFocus = (panel: Element) => panel.contains(document.activeElement)

for (const [what, path, area, name, title] of dialogs) {
  test(`MOD-5: the ${what} dialog is labelled, keeps the focus and gives it back`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    const opener = openerOf(page, area, name)
    const dialog = page.getByRole('dialog')
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveAccessibleName(title)
    await expect(dialog).toHaveAccessibleDescription(/\w+/)

    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate(holdsFocus)).toBe(true)
    }
    // What lies behind is neither read nor reached.
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
    await expect(page.locator('body > header')).toHaveJSProperty('inert', true)

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)

    await opener.click()
    await expect.poll(() => dialog.evaluate(holdsFocus)).toBe(true)
    // Radix listens for presses beside a dialog from a timer on that it sets as it moves the focus.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.mouse.click(5, 5)
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()

    await opener.click()
    await dialog.getByRole('button', {name: 'Close'}).click()
    await expect(dialog).toHaveCount(0)
  })
}

test('decision 9: the code of forms arrives with the first sign of intent, not with the page', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.getByRole('main').getByRole('link', {name: 'Early Access'}).hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test('an opener whose code cannot be fetched leads to the page with the same form', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.getByRole('main').getByRole('link', {name: 'Early Access'}).click()
  await expect(page).toHaveURL(/\/early-access$/)
})

test('an opener pressed for a new tab leads to the page there', async ({page, context}) => {
  await openHydrated(page, '/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Early Access'})
    .click({modifiers: ['Control']})
  await expect(await opened).toHaveURL(/\/early-access$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('MOD-5: the menu of small screens opens the waitlist, and the focus returns to the menu', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openHydrated(page, '/')
  const menu = page.getByRole('link', {name: 'Menu', exact: true})
  const dialog = page.getByRole('dialog')
  // The first time the menu is gone before the code of the form has come, and then it is there at once.
  for (let times = 0; times < 2; times += 1) {
    await menu.click()
    await dialog.getByRole('link', {name: 'Register Interest'}).click()
    await expect(dialog).toHaveAccessibleName('Join our waitlist')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
})

test('MOD-5: the heading that begins a dialog on a telephone has no ring, as nothing can be done with it', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openHydrated(page, '/contact')
  // By keyboard: whatever is focused after that shows a ring.
  await openerOf(page, 'banner', 'Register Interest').focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('dialog').getByRole('heading', {name: 'Join our waitlist'})
  await expect(heading).toBeFocused()
  expect(await heading.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
  await expect(heading).toHaveCSS('outline-style', 'none')
  await expect(heading).toHaveCSS('box-shadow', 'none')
})
