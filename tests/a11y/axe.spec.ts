import {AxeBuilder} from '@axe-core/playwright'
import {expect, test, type Page} from '@playwright/test'
import {firstVisit} from '#tests/support/analytics.ts'
import {submitButton} from '#tests/support/forms.ts'
import {pagesAtRest} from '#tests/support/pages-at-rest.ts'
import {openWaitlist} from '#tests/support/open-waitlist.ts'
import {darkClass} from '#theme/theme-script.ts'
import {atRest, openAtRest, openInTheme, type Theme, themes} from '#tests/support/still-page.ts'
import {collectViolations} from '#tests/support/violations.ts'

const dialogs = [
  ['waitlist', '/', 'banner', 'Register Interest'],
  ['early access', '/', 'main', 'Early Access'],
  ['interest', '/gp-visit', 'main', 'Request a visit'],
  ['carer', '/carer-visit', 'main', /^Coming Soon/],
  ['provider', '/providers/nurse', 'main', 'Register Interest'],
  ['download', '/', 'main', /App Store/],
] as const

/**
 * Of this page each look is taken, as of every section on the review page and of every dialog: what pages have in
 * common and what they are made of. All others are looked at in the dark when wide, and in the light when narrow.
 */
const pageOfAllLooks = '/'
/** @returns the themes that a page is looked at in at a width */
const themesOf = (route: string, one: Theme) => (route === pageOfAllLooks ? themes : [one])

/** A page is opened once and made narrow then, as a visitor can: opening it costs as much as looking at it. */
const desktop = {width: 1440, height: 900}
const phone = {width: 390, height: 900}

test.describe('axe at 1440 and at 390 px, in light and in dark,', () => {
  test.use({viewport: desktop})

  for (const route of pagesAtRest) {
    test(`finds nothing on ${route}, which does nothing that its policy forbids (SEC-1)`, async ({
      page,
    }) => {
      const forbidden = await collectViolations(page)
      await openAtRest(page, route, 'light')
      expect(await violations(page, {in: themesOf(route, 'dark')})).toEqual([])
      await page.setViewportSize(phone)
      await atRest(page, route)
      expect(await violations(page, {in: themesOf(route, 'light')})).toEqual([])
      expect(forbidden).toEqual([])
    })
  }

  test('finds nothing on the review page, which shows day and night itself', async ({page}) => {
    test.setTimeout(300_000)
    // Not brought near the window piece by piece, since it is 400,000 px high: `atRest` loads what is lazy.
    await openInTheme(page, '/review', 'light')
    await atRest(page, '/review')
    expect(await violations(page, {in: ['light']})).toEqual([])
    await page.setViewportSize(phone)
    await atRest(page, '/review')
    expect(await violations(page, {in: ['light']})).toEqual([])
  })

  for (const [what, path, area, opener] of dialogs) {
    test(`finds nothing in the ${what} dialog, empty and with errors`, async ({page}) => {
      await openInTheme(page, path, 'light')
      if (what === 'waitlist') await openWaitlist(page)
      else await page.getByRole(area).getByRole('link', {name: opener}).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading')).toBeVisible()
      // What is behind is inert, and looked at as a page of its own.
      const look = async (size: typeof phone) => {
        await page.setViewportSize(size)
        expect(await violations(page, {part: '[role="dialog"]'})).toEqual([])
      }
      await look(desktop)
      await look(phone)
      const button = submitButton(dialog)
      if ((await button.count()) === 0) return
      await button.click({force: true})
      await expect(dialog.locator('[data-error]').first()).toBeVisible()
      await look(phone)
      await look(desktop)
    })
  }
})

test.describe('axe on a first visit,', () => {
  test.use({viewport: desktop, storageState: firstVisit})

  for (const [answer, text] of [
    ['Accept analytics', 'You said yes to analytics.'],
    ['Only what’s necessary', 'You said no to analytics.'],
  ] as const) {
    test(`LAW-5: finds nothing in the question about analytics and after “${answer}”, in light and in dark`, async ({
      page,
    }) => {
      await openAtRest(page, '/about', 'light')
      const card = page.getByRole('region', {name: 'Cookies, plainly'})
      await expect(card).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.setViewportSize(phone)
      await atRest(page, 'the card')
      expect(await violations(page)).toEqual([])
      await card.getByRole('button', {name: answer}).click()
      await expect(page.getByText(text)).toBeFocused()
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size)
        expect(await violations(page, {part: '#consent-card'})).toEqual([])
      }
    })
  }
})

/** A theme changes colours, and which picture and which label of the switch are there; all else is looked at once. */
const themedRules = [
  'color-contrast',
  'link-in-text-block',
  'image-alt',
  'svg-img-alt',
  'button-name',
  'link-name',
]

interface Look {
  /** What to look at; the whole page without it. */
  part?: string
  /** The themes to look at it in, with every rule in the first; both without it. */
  in?: readonly Theme[]
}

/**
 * Looks at a page.
 *
 * @param page - a page at rest in the light theme; it is in the light theme again afterwards
 * @returns one line for each element that breaks a rule, so that a failure says where and why
 */
async function violations(
  page: Page,
  {part = 'html', in: looked = themes}: Look = {},
): Promise<string[]> {
  const found: string[] = []
  for (const theme of looked) {
    await page.evaluate(
      ([name, on]) => {
        document.documentElement.classList.toggle(name, on)
        // Colours on their way are not the ones to look at.
        for (const change of document.getAnimations()) {
          if (change instanceof CSSTransition) change.finish()
        }
      },
      [darkClass, theme === 'dark'] as const,
    )
    // What frames would need: axe in a page of its own, each time. The site has none.
    const axe = new AxeBuilder({page}).include(part).setLegacyMode()
    // Only how what is found is described: nothing of what passes.
    axe.options({resultTypes: ['violations']})
    if (theme !== looked[0]) axe.withRules(themedRules)
    const {violations: broken} = await axe.analyze()
    for (const {id, help, nodes} of broken) {
      for (const {target} of nodes) found.push(`${theme}: ${id}: ${help} (${target.join(' ')})`)
    }
  }
  await page.evaluate((name) => document.documentElement.classList.remove(name), darkClass)
  return found
}
