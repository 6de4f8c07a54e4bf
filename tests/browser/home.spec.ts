import {expect, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

// Animated elements are rendered only with motion.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

test('Home shows the waitlist button, does not overflow, has targets of 44 px and is less than 9,000 px high on a phone, covers no link and does not move its headline (HDR-3, HOME-1, DES-5, WCAG 2.5.8)', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', {name: 'Register Interest'})
  await openHydrated(page, '/')
  for (const width of [375, 390, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 844})
    await expect(link).toBeInViewport({ratio: 1})
    const {wide, inner, height} = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      inner: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }))
    expect(wide, `page width at ${width} px`).toBe(inner)
    if (width !== 390) continue
    expect(height).toBeLessThan(9000)
    expect(await page.evaluate(smallTargets)).toEqual([])
  }

  const links = page.locator('main > section:nth-last-of-type(-n + 3)').getByRole('link')
  await expect(links, 'of the app, and to the waitlist').toHaveCount(4)
  for (const width of [1025, 1920]) {
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

  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
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
})

/** Runs in the page: targets, except for links in sentences, that are too small to press. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary, input')]
    .filter((target) => target.checkVisibility({visibilityProperty: true}))
    .filter((target) => target.closest('p') === null)
    .map((target) => ({name: target.textContent.trim(), box: target.getBoundingClientRect()}))
    .filter(({box}) => box.width > 0 && (box.height < 43.5 || box.width < 24))
    .map(({name, box}) => `${name} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)
}

test('the keyboard reaches the end of Home, begins at the skip link shows the focus at every stop, and opens and closes a flyout (HDR-1, WCAG 2.1.2, 2.4.1, 2.4.7)', async ({
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

  const title = page.getByRole('banner').getByText('For Patients', {exact: true})
  const link = page.getByRole('banner').getByRole('link', {name: /Request a GP visit/})
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(title).toBeFocused()
})

test('opening the sources of the figures moves nothing beside them on a wide screen (HOME-1)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openHydrated(page, '/')
  const house = page.locator('[data-house]')
  const before = await house.boundingBox()
  await page.getByText('About these figures').first().click()
  await expect(page.getByRole('link', {name: 'See all our figures and promises'})).toBeVisible()
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
  expect(await house.boundingBox()).toEqual(before)
})
