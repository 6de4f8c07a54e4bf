import {expect, type Page, test} from '@playwright/test'
import {openHydrated, waitForHydration} from '#tests/support/hydration.ts'
import {pressOpener} from '#tests/support/dialogs.ts'
import {submitButton} from '#tests/support/forms.ts'
import {collectViolations} from '#tests/support/page-issues.ts'

// Dialogs are animated, and return the focus when the animation ends.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

const openerOf = (page: Page) =>
  page.getByRole('banner').getByRole('link', {name: 'Register Interest'})

test('waitlist dialog loads on hover, is labelled, makes the page inert, shows its button and returns the focus (MOD-5, FORM-1)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900})
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await openHydrated(page, '/terms')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  const opener = openerOf(page)
  const dialog = page.getByRole('dialog')
  await opener.hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Join our waitlist')
  await expect(dialog).toHaveAccessibleDescription(/\w+/)
  await expect(submitButton(dialog)).toBeInViewport({ratio: 1})
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (const behind of ['main', 'body > header'])
    await expect(page.locator(behind)).toHaveJSProperty('inert', true)

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('waitlist button and that of the menu lead to the place where professionals register (HDR-3)', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await openHydrated(page, '/providers/policies')
  await openerOf(page).click()
  await expect(page).toHaveURL('/careers')
  await waitForHydration(page)
  await openerOf(page).click()
  await expect(main.getByRole('heading', {name: 'Who we’re looking for'})).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.setViewportSize({width: 340, height: 700})
  await openHydrated(page, '/providers/gp')
  await page.getByRole('link', {name: 'Menu', exact: true}).click()
  await page.getByRole('dialog').getByRole('link', {name: 'Register Interest'}).click()
  await expect(main.getByLabel('First Name')).toBeFocused()
})

test('opener leads to the page with the same form when its code cannot be loaded (MOD-5)', async ({
  page,
}) => {
  await openHydrated(page, '/terms')
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await openerOf(page).click()
  await expect(page).toHaveURL(/\/register-interest$/)
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('menu opens the waitlist dialog, whose heading has the focus without a ring, and which returns the focus to the menu and complies with the policy (MOD-5, HDR-3, SEC-1)', async ({
    page,
  }) => {
    const violations = await collectViolations(page)
    await openHydrated(page, '/terms')
    const menu = page.getByRole('link', {name: 'Menu', exact: true})
    const dialog = page.getByRole('dialog')
    const heading = dialog.getByRole('heading', {name: 'Join our waitlist'})
    // The first time the menu closes before the code of the form arrives, the second time after.
    for (let times = 0; times < 2; times += 1) {
      await menu.click()
      // After a key press every focused element matches :focus-visible.
      await dialog.getByRole('link', {name: 'Register Interest'}).press('Enter')
      await expect(heading).toBeFocused()
      expect(await heading.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
      await expect(heading).toHaveCSS('outline-style', 'none')
      await expect(heading).toHaveCSS('box-shadow', 'none')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(menu).toBeFocused()
    }
    expect(violations).toEqual([])
  })

  test('early access dialog shows its button without scrolling (MOD-2)', async ({page}) => {
    await openHydrated(page, '/')
    const dialog = await pressOpener(page, 'Early Access')
    await expect(submitButton(dialog)).toBeInViewport({ratio: 1})
  })
})
