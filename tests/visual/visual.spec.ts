import {expect, type Page, test} from '@playwright/test'
import {firstVisit} from '#tests/support/analytics.ts'
import {openWaitlist} from '#tests/support/dialogs.ts'
import {atRest, openAtRest, openInTheme} from '#tests/support/page-at-rest.ts'

/**
 * Screenshots of six compositions, of states of primitives and of every section with the first content. After an
 * intended change, store new screenshots with `npm run visual:update` and look at them.
 */
test.use({deviceScaleFactor: 1})

/** Each width in one theme only, because no design token depends on the width. */
const views = [
  [1440, 'light'],
  [390, 'dark'],
] as const

for (const [width, theme] of views) {
  const name = `${width}-${theme}`
  test.describe(`at ${width} px, ${theme}`, () => {
    test.use({viewport: {width, height: 900}})

    test('Home, its open menu and its waitlist dialog match their screenshots (DES-5)', async ({
      page,
    }) => {
      await openAtRest(page, '/', theme)
      await expect(page).toHaveScreenshot(`home-${name}.png`, {fullPage: true})

      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
      // The page behind is in the picture above, and makes large files.
      await page.addStyleTag({content: 'main { visibility: hidden }'})
      if (width > 1024) await page.getByText('For Patients', {exact: true}).first().click()
      else {
        await page.getByRole('link', {name: 'Menu', exact: true}).click()
        await leaveWithPointer(page)
      }
      await expect(page.getByRole('link', {name: /Request a GP visit/}).first()).toBeVisible()
      await expect(page).toHaveScreenshot(`menu-${name}.png`)

      await page.keyboard.press('Escape')
      await openWaitlist(page)
      await leaveWithPointer(page)
      await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible()
      await atRest(page, 'the dialog')
      await expect(page).toHaveScreenshot(`dialog-${name}.png`)
    })

    test('a GP profile matches its screenshot (DES-5)', async ({page}) => {
      await openAtRest(page, '/doctors/adaeze-thornbury', theme)
      await expect(page).toHaveScreenshot(`profile-${name}.png`)
    })
  })
}

test.describe('at 390 px, dark', () => {
  test.use({viewport: {width: 390, height: 900}, storageState: firstVisit})

  test('the not-found page and the consent card match their screenshots (DES-5, LAW-5)', async ({
    page,
  }) => {
    await openAtRest(page, '/no/such/page', 'dark')
    await expect(page).toHaveScreenshot('not-found-390-dark.png')
    await openAtRest(page, '/about', 'dark')
    await expect(page.getByRole('region', {name: 'Cookies', exact: true})).toBeVisible()
    await expect(page).toHaveScreenshot('consent-390-dark.png')
  })
})

/** Moves the pointer to a corner. A dialog that opens below a resting pointer is hovered in some runs only. */
const leaveWithPointer = (page: Page) => page.mouse.move(0, 0)

const scene = ':is([data-house], [data-door-view])'

/** Primitives with a layout for desktops that no section shows. */
const widePrimitives = ['ui-radio-scale', 'ui-toast', 'ui-waitlist-card']

/** Sections that show the other primitives on a phone. */
const phoneSections = [
  'clinicians',
  'faqs',
  'find-clinicians',
  'price-table',
  'prose',
  'testimonials',
].map((name) => `section-${name}`)

for (const [width, theme] of views) {
  test.describe(`the review page at ${width} px, ${theme}`, () => {
    test.use({viewport: {width, height: 900}})

    // A desktop compares sections, and a phone primitives, some sections with primitives, and the whole of Home.
    const [what, isCompared] =
      width === 1440
        ? ([
            'section',
            (group: string) => group.startsWith('section-') || widePrimitives.includes(group),
          ] as const)
        : ([
            'primitive',
            (group: string) => group.startsWith('ui-') || phoneSections.includes(group),
          ] as const)
    test(`every ${what} matches its screenshot (DES-9)`, async ({page}) => {
      // The page is very high, so each group is put into it when it is shown.
      await openInTheme(page, '/review', theme)
      const specimens = await page.evaluateHandle(() =>
        [...document.querySelectorAll<HTMLElement>('[data-group]')].map((section) => {
          const parent = section.parentElement
          section.remove()
          return {section, parent, group: section.dataset['group'] ?? ''}
        }),
      )
      const names = await specimens.evaluate((all) => all.map(({group}) => group))
      const groups = [...new Set(names)].filter(isCompared)
      expect(groups.length).toBeGreaterThan(10)
      for (const group of groups) {
        // All groups together are taller than a browser can capture in one screenshot.
        await specimens.evaluate((all, shown) => {
          for (const {section, parent, group: name} of all) {
            section.remove()
            if (name === shown) parent?.append(section)
          }
        }, group)
        await atRest(page, group)
        const shown = page.locator(`[data-group="${group}"]`)
        await expect.soft(page).toHaveScreenshot(['review', String(width), `${group}.png`], {
          fullPage: true,
          // Images and scenes make large files. Home shows them.
          mask: [
            shown.locator('img'),
            ...(width === 1440 || group.startsWith('section-') ? [shown.locator(scene)] : []),
          ],
          maskColor: 'gray',
        })
        // A screenshot shows neither the addresses of links nor what a screen reader reads.
        if (width === 1440 && group.startsWith('section-')) {
          // React's ids depend on everything that the page renders before.
          const outline = (await page.locator('main').ariaSnapshot()).replaceAll(/#_R_\w+/g, '#id')
          expect.soft(outline).toMatchSnapshot(['review', 'outlines', `${group}.yml`])
        }
      }
    })
  })
}
