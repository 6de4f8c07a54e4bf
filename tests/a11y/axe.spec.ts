import {AxeBuilder} from '@axe-core/playwright'
import {expect, test, type Page} from '@playwright/test'
import {openWaitlist} from '../support/open-waitlist'
import {openAtRest, themes} from '../support/still-page'

test.use({reducedMotion: 'reduce'})

const routes = [
  '/',
  '/about',
  '/gp-visit',
  '/register-interest',
  '/register-interest/received',
  '/contact/problem',
  '/terms',
  '/no/such/page',
  '/review',
]

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

      test('finds nothing with the waitlist dialog open', async ({page}) => {
        await openAtRest(page, '/', theme)
        await openWaitlist(page)
        await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible()
        expect(await violations(page)).toEqual([])
      })
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
