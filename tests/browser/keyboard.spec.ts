import {expect, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

// Moving elements show the focus too.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

test('the keyboard reaches the end of Home, begins at the skip link and shows the focus at every stop (WCAG 2.1.2, 2.4.1, 2.4.7)', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const stops: string[] = []
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return null
      const {outlineStyle, boxShadow} = getComputedStyle(focused)
      const box = focused.getBoundingClientRect()
      return {
        name: `${focused.tagName} ${focused.innerText.slice(0, 40)} ${focused.getAttribute('href') ?? ''}`,
        visible: outlineStyle !== 'none' || boxShadow !== 'none',
        onScreen: box.width > 0 && box.height > 0,
      }
    })
    if (stop === null) break
    expect(stop, stop.name).toMatchObject({visible: true, onScreen: true})
    stops.push(stop.name)
  }
  expect(stops.length).toBeGreaterThan(30)
  expect(stops.length, 'the walk ends').toBeLessThan(250)
  expect(stops[0]).toContain('#main')
})

test('a flyout opens with Enter, closes with Escape and restores the focus (HDR-1)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openHydrated(page, '/')
  const title = page.getByRole('banner').getByText('For Patients', {exact: true})
  await title.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('banner').getByRole('link', {name: /Request a GP visit/})
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(title).toBeFocused()
})

test('targets on Home are at least 44 px, except for links in sentences (WCAG 2.5.8)', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openHydrated(page, '/')
  const small = await page
    .locator('a:visible, button:visible, summary:visible, input:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.closest('p') === null)
        .map((target) => ({name: target.textContent.trim(), box: target.getBoundingClientRect()}))
        .filter(({box}) => box.width > 0 && (box.height < 43.5 || box.width < 24))
        .map(({name, box}) => `${name} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`),
    )
  expect(small).toEqual([])
})
