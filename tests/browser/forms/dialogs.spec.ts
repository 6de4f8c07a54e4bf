import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'
import {pressOpener, openWaitlist} from '#tests/support/dialogs.ts'
import {submitButton} from '#tests/support/forms.ts'

// Dialogs are animated, and return the focus when the animation ends.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

/** A dialog that the layout opens and one that a section opens, by the page and the name of an opener. */
const dialogs = [
  ['waitlist', '/terms', 'banner', 'Register Interest', 'Join our waitlist'],
  ['interest', '/gp-visit', 'main', 'Request a visit', 'This service is not available yet'],
] as const

type Area = 'banner' | 'main'

const openerOf = (page: Page, area: Area, name: string | RegExp) =>
  page
    .getByRole(area)
    .getByRole('link', {name, exact: typeof name === 'string'})
    .first()

/** Runs in the page. */
const holdsFocus = (panel: Element) => panel.contains(document.activeElement)

for (const [what, path, area, name, title] of dialogs) {
  test(`${what} dialog is labelled, makes the page inert and returns the focus (MOD-5)`, async ({
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
    await expect.poll(() => dialog.evaluate(holdsFocus)).toBe(true)
    for (const behind of ['main', 'body > header'])
      await expect(page.locator(behind)).toHaveJSProperty('inert', true)

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })
}

test('waitlist button leads to the place where professionals register on their pages (HDR-3)', async ({
  page,
}) => {
  const main = page.getByRole('main')
  for (const path of ['/providers/gp', '/providers/nurse/register']) {
    await openHydrated(page, path)
    await openerOf(page, 'banner', 'Register Interest').click()
    await expect(main.getByLabel('First Name')).toBeFocused()
  }
  await openHydrated(page, '/careers')
  await openerOf(page, 'banner', 'Register Interest').click()
  await expect(main.getByRole('link', {name: 'Specialists'})).toBeInViewport()
  await openHydrated(page, '/providers/policies')
  await openerOf(page, 'banner', 'Register Interest').click()
  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('waitlist button of the menu leads there too (HDR-3)', async ({page}) => {
  await page.setViewportSize({width: 340, height: 700})
  await openHydrated(page, '/providers/gp')
  await page.getByRole('link', {name: 'Menu', exact: true}).click()
  await page.getByRole('dialog').getByRole('link', {name: 'Register Interest'}).click()
  await expect(page.getByRole('main').getByLabel('First Name')).toBeFocused()
})

test('opener loads the code of its form on hover', async ({page}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await openHydrated(page, '/terms')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await openerOf(page, 'banner', 'Register Interest').hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test('opener leads to the page with the same form when its code cannot be loaded', async ({
  page,
}) => {
  await openHydrated(page, '/terms')
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await openerOf(page, 'banner', 'Register Interest').click()
  await expect(page).toHaveURL(/\/register-interest$/)
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('menu opens the waitlist dialog, which returns the focus to the menu (MOD-5, HDR-3)', async ({
    page,
  }) => {
    await openHydrated(page, '/terms')
    const menu = page.getByRole('link', {name: 'Menu', exact: true})
    const dialog = page.getByRole('dialog')
    // The first time the menu closes before the code of the form arrives, the second time after.
    for (let times = 0; times < 2; times += 1) {
      await menu.click()
      await dialog.getByRole('link', {name: 'Register Interest'}).click()
      await expect(dialog).toHaveAccessibleName('Join our waitlist')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(menu).toBeFocused()
    }
  })

  test('early access dialog shows its button without scrolling (MOD-2)', async ({page}) => {
    await openHydrated(page, '/')
    const dialog = await pressOpener(page, 'Early Access')
    await expect(submitButton(dialog)).toBeInViewport({ratio: 1})
  })

  test('dialog focuses its heading without a focus ring (MOD-5)', async ({page}) => {
    await openHydrated(page, '/terms')
    // After a key press every focused element matches :focus-visible.
    await openerOf(page, 'banner', 'Register Interest').focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('dialog').getByRole('heading', {name: 'Join our waitlist'})
    await expect(heading).toBeFocused()
    expect(await heading.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
    await expect(heading).toHaveCSS('outline-style', 'none')
    await expect(heading).toHaveCSS('box-shadow', 'none')
  })
})

test('waitlist dialog shows its image on top at 639 px and on the left at 640 px (MOD-1)', async ({
  page,
}) => {
  await openHydrated(page, '/terms')
  await openWaitlist(page)
  const dialog = page.getByRole('dialog')
  for (const [width, place] of [
    [639, 'top'],
    [640, 'left'],
  ] as const) {
    await page.setViewportSize({width, height: 900})
    const image = await dialog.locator('[data-dialog-picture]').boundingBox()
    const title = await dialog.getByRole('heading').boundingBox()
    if (image === null || title === null) throw new Error('The dialog has no image or no title')
    if (place === 'top') expect(image.y + image.height).toBeLessThanOrEqual(title.y)
    else expect(image.x + image.width).toBeLessThanOrEqual(title.x)
  }
})
