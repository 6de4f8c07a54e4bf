import {expect, test} from '@playwright/test'
import {firstVisit} from '#tests/support/analytics.ts'
import {openWaitlist} from '#tests/support/open-waitlist.ts'
import {atRest, openAtRest, openInTheme} from '#tests/support/still-page.ts'

/**
 * How Home, the states of the frame and every fixture look. After a change that was meant, look at the new pictures and
 * write them with: npm run visual:update
 */
test.use({deviceScaleFactor: 1})

/** The whole of Home is compared once in each theme, each time at another width; its first screen everywhere else. */
const wholeHome: readonly string[] = ['1440-light', '390-dark']

/** Between phone and desktop the layout is new, the colours are not. */
const views = [
  [390, 'light'],
  [390, 'dark'],
  [768, 'light'],
  [1440, 'light'],
] as const

for (const [width, theme] of views) {
  const name = `${width}-${theme}`
  test.describe(`DES-5: at ${width} px, ${theme}`, () => {
    test.use({viewport: {width, height: 900}})

    test('Home', async ({page}) => {
      await openAtRest(page, '/', theme)
      const fullPage = wholeHome.includes(name)
      await expect(page).toHaveScreenshot(`home-${name}.png`, {fullPage})
    })

    test('not found', async ({page}) => {
      await openAtRest(page, '/no/such/page', theme)
      await expect(page).toHaveScreenshot(`not-found-${name}.png`)
    })

    test('the menu, open', async ({page}) => {
      await openAtRest(page, '/', theme)
      if (width > 1024) await page.getByText('For Patients', {exact: true}).first().click()
      else await page.getByRole('link', {name: 'Menu', exact: true}).click()
      await expect(page.getByRole('link', {name: /Request a GP visit/}).first()).toBeVisible()
      await expect(page).toHaveScreenshot(`menu-${name}.png`)
    })

    test('the waitlist dialog, open', async ({page}) => {
      await openAtRest(page, '/', theme)
      await openWaitlist(page)
      await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible()
      await atRest(page, 'the dialog')
      await expect(page).toHaveScreenshot(`dialog-${name}.png`)
    })
  })
}

// Where there is little room it is a strip in the page; wider it is a card of the same parts.
for (const [width, theme] of views.filter(([width]) => width === 390)) {
  test.describe(`LAW-5: on a first visit at ${width} px, ${theme}`, () => {
    test.use({viewport: {width, height: 900}, storageState: firstVisit})

    test('the question about analytics', async ({page}) => {
      await openAtRest(page, '/about', theme)
      await expect(page.getByRole('region', {name: 'Cookies, plainly'})).toBeVisible()
      await expect(page).toHaveScreenshot(`consent-${width}-${theme}.png`)
    })
  })
}

const scene = ':is([data-house], [data-door-view])'

/** Every primitive once on a desktop and once on a phone, and so once in each theme: tokens carry no width. */
const fixtureViews = [
  [1440, 'light'],
  [390, 'dark'],
] as const

for (const [width, theme] of fixtureViews) {
  test.describe(`every fixture (DES-9) at ${width} px, ${theme},`, () => {
    test.use({viewport: {width, height: 900}})

    // Sections on a desktop: what they are made of is compared on a telephone, and so is the whole of Home.
    for (const layer of width === 1440 ? ['ui', 'section'] : ['ui']) {
      test(`${layer} looks as it did`, async ({page}) => {
        test.setTimeout(300_000)
        // Each group is brought to rest when it is shown: all of them are 400,000 px high.
        await openInTheme(page, '/review', theme)
        const names = await page
          .locator('[data-group]')
          .evaluateAll((sections) => sections.map((section) => section.dataset['group'] ?? ''))
        const groups = [...new Set(names)].filter((name) => name.startsWith(`${layer}-`))
        expect(groups.length).toBeGreaterThan(10)
        for (const group of groups) {
          // All groups together are taller than a browser can render into one picture.
          await page.locator('[data-group]').evaluateAll(
            (sections, shown) => {
              for (const section of sections) {
                const {group: name, theme: shownIn} = section.dataset
                // Sections are compared as pages have them; their other states are for eyes and for axe.
                const isState =
                  !shown.group.startsWith('section-') ||
                  section.id === `${shown.group}-full-${shown.theme}`
                section.toggleAttribute(
                  'hidden',
                  name !== shown.group || shownIn !== shown.theme || !isState,
                )
              }
            },
            {group, theme},
          )
          await atRest(page, group)
          const shown = page.locator(`[data-group="${group}"]:not([hidden])`)
          await expect.soft(page).toHaveScreenshot(['review', String(width), `${group}.png`], {
            fullPage: true,
            // Pictures and scenes are heavy: Home shows them, and the scenes' own fixtures at 390 px. Only what is
            // shown is looked for: the page has many hundreds.
            mask: [
              shown.locator('img'),
              ...(width === 1440 || group.startsWith('section-') ? [shown.locator(scene)] : []),
            ],
            maskColor: 'gray',
            timeout: 30_000,
          })
        }
      })
    }
  })
}
