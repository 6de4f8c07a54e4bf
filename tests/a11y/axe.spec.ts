import {AxeBuilder} from '@axe-core/playwright'
import {expect, test, type Page} from '@playwright/test'
import {submitButton} from '../support/forms'
import {openWaitlist} from '../support/open-waitlist'
import {openAtRest, themes} from '../support/still-page'

test.use({reducedMotion: 'reduce'})

const routes = [
  '/',
  '/about',
  '/gp-visit',
  '/register-interest',
  '/register-interest/received',
  '/early-access',
  '/early-access/problem',
  '/providers/nurse/register',
  '/contact',
  '/not-available-yet',
  '/download/ios',
  '/contact/problem',
  '/terms',
  '/no/such/page',
  '/review',
]

const dialogs = [
  ['waitlist', '/', 'banner', 'Register Interest'],
  ['early access', '/', 'main', 'Early Access'],
  ['interest', '/gp-visit', 'main', 'Request a visit'],
  ['carer', '/carer-visit', 'main', /^Coming Soon/],
  ['provider', '/providers/nurse', 'main', 'Register Interest'],
  ['download', '/', 'main', /App Store/],
] as const

for (const theme of themes) {
  for (const width of [390, 1440]) {
    test.describe(`axe at ${width} px, ${theme}`, () => {
      test.use({viewport: {width, height: 900}})

      for (const route of routes) {
        test(`finds nothing on ${route}`, async ({page}) => {
          await openAtRest(page, route, theme)
          expect(await violations(page)).toEqual([])
        })
      }

      for (const [what, path, area, opener] of dialogs) {
        test(`finds nothing in the ${what} dialog, empty and with errors`, async ({page}) => {
          await openAtRest(page, path, theme)
          if (what === 'waitlist') await openWaitlist(page)
          else await page.getByRole(area).getByRole('link', {name: opener}).first().click()
          const dialog = page.getByRole('dialog')
          await expect(dialog.getByRole('heading')).toBeVisible()
          expect(await violations(page)).toEqual([])
          const button = submitButton(dialog)
          if ((await button.count()) === 0) return
          await button.click({force: true})
          await expect(dialog.locator('[data-error]').first()).toBeVisible()
          expect(await violations(page)).toEqual([])
        })
      }
    })
  }
}

/** One line for each element that breaks a rule, so that a failure says where and why. */
async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).analyze()
  return found.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`),
  )
}
