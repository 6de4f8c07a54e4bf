import {AxeBuilder} from '@axe-core/playwright'
import {expect, test, type Page} from '@playwright/test'
import {firstVisit} from '#tests/support/analytics.ts'
import {submitButton} from '#tests/support/forms.ts'
import {openWaitlist} from '#tests/support/dialogs.ts'
import {pagesOfEveryKind, templatePages} from '#tests/support/sample-pages.ts'
import {atRest, openAtRest, openInTheme, type Theme, themes} from '#tests/support/page-at-rest.ts'
import {isSoak} from '#tests/support/tier.ts'
import {collectViolations} from '#tests/support/page-issues.ts'
import {darkClass} from '#theme/theme-script.ts'

const desktop = {width: 1440, height: 900}
const phone = {width: 390, height: 900}

/** Every dialog: its name, and the page, landmark and text of an opener. Only the soak tests check all of them. */
const dialogs = [
  ['waitlist', '/', 'banner', 'Register Interest'],
  ['provider', '/providers/nurse', 'main', /^Register your interest/],
  ['early access', '/', 'main', 'Early Access'],
  ['interest', '/gp-visit', 'main', 'Request a visit'],
  ['carer', '/carer-visit', 'main', /^Coming Soon/],
  ['download', '/', 'main', /App Store/],
] as const

test.use({viewport: phone})

for (const size of isSoak ? [phone, desktop] : [phone]) {
  test(`review page has no axe violations at ${size.width} px (DES-9)`, async ({page}) => {
    await page.setViewportSize(size)
    // Axe asks nothing about what a picture shows, and the page has many hundreds.
    await openInTheme(page, '/review', 'light')
    // Pages show the sections.
    if (!isSoak)
      await page.locator('[data-group^="section-"]').evaluateAll((all) => {
        for (const section of all) section.remove()
      })
    expect(await violations(page, {without: ofWholePages})).toEqual([])
  })
}

for (const path of isSoak ? pagesOfEveryKind : templatePages) {
  const sizes = isSoak || path === '/' ? [phone, desktop] : [phone]
  test(`${path} has no axe and no policy violations (SEC-1)`, async ({page}) => {
    const forbidden = await collectViolations(page)
    await openAtRest(page, path, 'light')
    for (const size of sizes) {
      await page.setViewportSize(size)
      await atRest(page, path)
      // Home is checked in both themes at both widths. Other pages are dark at 1440 px and light at 390 px.
      const one = size === phone ? 'light' : 'dark'
      expect(await violations(page, {in: path === '/' ? themes : [one]})).toEqual([])
    }
    expect(forbidden).toEqual([])
  })
}

for (const [name, path, area, opener] of isSoak ? dialogs : dialogs.slice(0, 1)) {
  test(`${name} dialog has no axe violations, empty and with errors (MOD-5)`, async ({page}) => {
    if (isSoak) await page.setViewportSize(desktop)
    await openInTheme(page, path, 'light')
    if (name === 'waitlist') await openWaitlist(page)
    else await page.getByRole(area).getByRole('link', {name: opener}).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toBeVisible()
    // The page behind the dialog is inert.
    const expectNothing = async () => {
      for (const size of isSoak ? [desktop, phone] : [phone]) {
        await page.setViewportSize(size)
        expect(await violations(page, {selector: '[role="dialog"]'})).toEqual([])
      }
    }
    await expectNothing()
    const button = submitButton(dialog)
    if ((await button.count()) === 0) return
    await button.click({force: true})
    await expect(dialog.locator('[data-error]').first()).toBeVisible()
    await expectNothing()
  })
}

test.describe('on a first visit', () => {
  test.use({storageState: firstVisit})

  test('page with the consent card has no axe violations (LAW-5)', async ({page}) => {
    await openAtRest(page, '/about', 'light')
    const card = page.getByRole('region', {name: 'Cookies', exact: true})
    await expect(card).toBeVisible()
    expect(await violations(page, {in: ['light']})).toEqual([])
  })
})

/** Rules that a theme can affect, by its colours, images or the label of its switch. The others run once. */
const themedRules = [
  'color-contrast',
  'link-in-text-block',
  'image-alt',
  'svg-img-alt',
  'button-name',
  'link-name',
]

/** Rules that sections of different pages break on one page. */
const ofWholePages = ['landmark-unique']

interface Scope {
  /** Selects the element to check; the whole page by default. */
  selector?: string
  /** Themes to check it in, with every rule in the first; both by default. */
  in?: readonly Theme[]
  /** Rules to leave out. */
  without?: readonly string[]
}

/**
 * Checks a page with axe.
 *
 * @param page - a page at rest in the light theme, which is restored afterwards
 * @returns one line for each element that breaks a rule: theme, rule and selector
 */
async function violations(
  page: Page,
  {selector = 'html', in: checkedThemes = themes, without = []}: Scope = {},
): Promise<string[]> {
  const found: string[] = []
  for (const theme of checkedThemes) {
    await page.evaluate(
      ([name, on]) => {
        document.documentElement.classList.toggle(name, on)
        // Jump to the final colours.
        for (const change of document.getAnimations()) {
          if (change instanceof CSSTransition) change.finish()
        }
      },
      [darkClass, theme === 'dark'] as const,
    )
    // Axe's current mode opens another page to merge the results of frames, and the site has none.
    const axe = new AxeBuilder({page}).include(selector).setLegacyMode()
    const rules = Object.fromEntries(without.map((rule) => [rule, {enabled: false}]))
    axe.options({resultTypes: ['violations'], rules})
    if (theme !== checkedThemes[0]) axe.withRules(themedRules)
    const {violations: broken} = await axe.analyze()
    for (const {id, help, nodes} of broken) {
      for (const {target} of nodes) found.push(`${theme}: ${id}: ${help} (${target.join(' ')})`)
    }
  }
  await page.evaluate((name) => document.documentElement.classList.remove(name), darkClass)
  return found
}
