import {expect, test} from '@playwright/test'
import {collectConsoleErrors} from '#tests/support/page-issues.ts'
import {openHydrated} from '#tests/support/hydration.ts'

// Animated elements are rendered only with motion.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

test('Home shows the waitlist button, does not overflow and is less than 9,000 px high on a phone (HDR-3, DES-5)', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', {name: 'Register Interest'})
  await page.goto('/')
  for (const width of [375, 390, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 844})
    await expect(link).toBeInViewport({ratio: 1})
    const {wide, inner, height} = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      inner: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }))
    expect(wide, `page width at ${width} px`).toBe(inner)
    if (width === 390) expect(height).toBeLessThan(9000)
  }
})

test('headline does not move while the rest of Home loads (HOME-1)', async ({page}) => {
  for (const size of [
    {width: 1920, height: 1080},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize(size)
    // Hydration would render the removed elements again.
    await openHydrated(page, '/')
    const headline = page.getByRole('heading', {level: 1})
    const before = await headline.boundingBox()
    // On a slow connection the first paint may have nothing after the headline.
    await headline.evaluate((element) => {
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        while (part.nextElementSibling && part.closest('main')) part.nextElementSibling.remove()
      }
    })
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    expect(await headline.boundingBox()).toEqual(before)
  }
})

test('nothing covers the links above the footer (DES-5)', async ({page}) => {
  await openHydrated(page, '/')
  const links = page.locator('main > section:nth-last-of-type(-n + 2)').getByRole('link')
  await expect(links, 'of the app, and to the waitlist').toHaveCount(4)
  for (const width of [1025, 1200, 1440, 1920]) {
    await page.setViewportSize({width, height: 900})
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded()
      expect(
        await link.evaluate((element) => {
          const {left, right, top, bottom} = element.getBoundingClientRect()
          const middle = [(left + right) / 2, (top + bottom) / 2] as const
          const edges = [
            [left + 1, middle[1]],
            [right - 1, middle[1]],
            [middle[0], top + 1],
            [middle[0], bottom - 1],
          ] as const
          return edges.every(([x, y]) => {
            const found = document.elementFromPoint(x, y)
            return found !== null && element.contains(found)
          })
        }),
        `${await link.innerText()} at ${width} px`,
      ).toBe(true)
    }
  }
})

test('Home hydrates without a message on the console', async ({page}) => {
  const issues = collectConsoleErrors(page)
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  expect(issues).toEqual([])
})
