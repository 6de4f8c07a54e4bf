import {expect, test} from '@playwright/test'
import {collectConsoleErrors} from '#tests/support/console-errors.ts'
import {openHydrated} from '#tests/support/hydrated.ts'

// What moves is to be there, and to complain of nothing.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

test('HOME-1…6: Home holds every section of the specification', async ({page}) => {
  await page.goto('/')
  await expect(page.getByRole('link', {name: 'Early Access'})).toBeVisible()
  await expect(page.getByRole('link', {name: 'Learn more'})).toHaveAttribute('href', '/about')
  for (const step of [/choose/i, /Search and book with AI/, /Get care at home/]) {
    await expect(page.getByRole('heading', {level: 3, name: step})).toBeVisible()
  }
  for (const [name, words, path] of [
    ['GP at home', 'View more', '/gp-visit'],
    ['Nurse at home', 'Coming Soon', '/nurse-visit'],
    ['Specialist', 'View more', '/specialist-visit'],
    ['Home carer', 'Coming Soon', '/carer-visit'],
  ] as const) {
    const card = page
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {name, exact: true})})
    await expect(card.getByRole('link', {name: words})).toHaveAttribute('href', path)
  }
  for (const words of ['283,474', '15 weeks', 'High', '100K', '5K', '5.0/5', '200+']) {
    await expect(page.getByText(words, {exact: true})).toBeVisible()
  }
  for (const words of ['App Store', 'Google Play']) {
    await expect(page.locator('main').getByRole('link', {name: words})).toBeVisible()
  }
})

test('HDR-3: Register Interest is in the header from the narrowest usual telephone on', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', {name: 'Register Interest'})
  await page.goto('/')
  for (const width of [375, 390, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 844})
    await expect(link).toBeInViewport({ratio: 1})
    const [wide, inner] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ])
    expect(wide, `nothing stands out at ${width} px`).toBe(inner)
  }
})

test('DES-5: Home is no longer on a telephone than it has to be', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/')
  // It was 10,038 px long.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000)
})

test('HOME-1: the headline stays where it is while the rest of the opening arrives', async ({
  page,
}) => {
  for (const size of [
    {width: 1440, height: 900},
    {width: 1920, height: 1080},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize(size)
    // Not while React takes the page over: it would render again what it misses.
    await openHydrated(page, '/')
    const headline = page.getByRole('heading', {level: 1})
    const before = await headline.boundingBox()
    // A slow line may bring no more than this before the first paint.
    await headline.evaluate((element) => {
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        while (part.nextElementSibling && part.closest('main')) part.nextElementSibling.remove()
      }
    })
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    expect(await headline.boundingBox()).toEqual(before)
  }
})

test('DES-5: nothing covers the links above the roofs of the footer', async ({page}) => {
  // What is laid out late would move them while they are looked at.
  await openHydrated(page, '/')
  const links = page.locator('main > section').last().getByRole('link')
  await expect(links).toHaveCount(3)
  for (const width of [1025, 1200, 1440, 1920]) {
    await page.setViewportSize({width, height: 900})
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded()
      expect(
        await link.evaluate((element) => {
          const {left, right, top, bottom} = element.getBoundingClientRect()
          // Corners are round.
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

test('Home hydrates without a complaint on the console', async ({page}) => {
  const issues = collectConsoleErrors(page)
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  expect(issues).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the page is styled and readable', async ({page}) => {
    await page.goto('/')
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 246)')
  })
})
