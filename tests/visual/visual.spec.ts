import {expect, test} from '@playwright/test'
import {openWaitlist} from '#tests/support/open-waitlist.ts'
import {openAtRest, themes, widths} from '#tests/support/still-page.ts'

/**
 * How Home, the states of the frame and every fixture look. After a change that was meant, look at the new pictures and
 * write them with: npm run visual:update
 */
test.use({reducedMotion: 'reduce', deviceScaleFactor: 1})

for (const theme of themes) {
  for (const width of widths) {
    const name = `${width}-${theme}`
    test.describe(`DES-5: at ${width} px, ${theme}`, () => {
      test.use({viewport: {width, height: 900}})

      test('Home', async ({page}) => {
        await openAtRest(page, '/', theme)
        await expect(page).toHaveScreenshot(`home-${name}.png`, {fullPage: true})
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
        await page.evaluate(() =>
          document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')),
        )
        await page.waitForLoadState('networkidle')
        await expect(page).toHaveScreenshot(`dialog-${name}.png`)
      })
    })
  }
}

for (const width of widths) {
  test.describe(`DES-9: every fixture, in light and in dark, at ${width} px`, () => {
    test.use({viewport: {width, height: 900}})

    test('looks as it did', async ({page}) => {
      test.setTimeout(300_000)
      await openAtRest(page, '/review', 'light')
      const groups = await page
        .locator('[data-group]')
        .evaluateAll((sections) => [
          ...new Set(sections.map((section) => section.dataset['group'] ?? '')),
        ])
      expect(groups.length).toBeGreaterThan(40)
      for (const group of groups) {
        // All groups together are taller than a browser can render into one picture.
        await page.locator('[data-group]').evaluateAll((sections, shown) => {
          for (const section of sections)
            section.toggleAttribute('hidden', section.dataset['group'] !== shown)
        }, group)
        await expect.soft(page).toHaveScreenshot(['review', String(width), `${group}.png`], {
          fullPage: true,
          // Pictures are content, and heavy; Home shows them.
          mask: [page.locator('main img')],
          maskColor: 'gray',
          timeout: 30_000,
        })
      }
    })
  })
}
