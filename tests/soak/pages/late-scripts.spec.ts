import {expect, test} from '@playwright/test'
import {waitForHydration} from '#tests/support/hydration.ts'

test('a press counts once whichever of the page’s scripts loads last (THEME-1)', async ({page}) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (/\/_next\/static\/chunks\/.*\.js$/.test(request.url())) files.add(request.url())
  })
  await page.goto('/contact')
  await waitForHydration(page)
  for (const file of [...files]) {
    const {promise, resolve} = Promise.withResolvers<null>()
    await page.route(file, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/contact')
    await page.evaluate(() => localStorage.removeItem('theme'))
    await page.getByRole('button', {name: 'Use dark theme'}).click()
    resolve(null)
    await expect(page.locator('html'), file).toHaveClass(/\bdark\b/)
    await page.unrouteAll()
    await page.evaluate(() => localStorage.removeItem('theme'))
  }
  expect(files.size).toBeGreaterThan(4)
})
