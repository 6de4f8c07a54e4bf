import {expect, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

test('sky above the footer’s roofs continues what precedes it', async ({page}) => {
  const background = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const sky = 'footer > div:has(> img)'

  await page.goto('/providers/gp')
  expect(await background(sky)).toBe(await background('main > section'))
  expect(await background(sky), 'a tint').not.toBe(await background('body'))

  await page.goto('/terms')
  expect(await background(sky), 'after a reading column').toBe(await background('body'))
})

test('poster headline has at most 3 lines at every width', async ({page}) => {
  await page.goto('/about')
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900})
    const lines = await page
      .locator('h1')
      .evaluate((h1) => h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight))
    expect(Math.round(lines), `${width} px`).toBeLessThanOrEqual(3)
  }
})

test('street lamp of Home is whole or hidden', async ({page}) => {
  await page.goto('/')
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900})
    const lamp = page.locator('[data-street-lamp] use')
    if (!(await lamp.isVisible())) continue
    const box = await lamp.boundingBox()
    expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0)
  }
})

test('name of the person in the lit opening stands below the house of Home', async ({page}) => {
  await page.goto('/')
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900})
    const house = await page.locator('[data-house]').boundingBox()
    const name = await page.locator('[data-chip]').boundingBox()
    expect(name?.y, `${width} px`).toBeGreaterThanOrEqual((house?.y ?? 0) + (house?.height ?? 0))
  }
})

test('crop of the house of Home on narrow screens shows its lower windows', async ({page}) => {
  // The sills of the lower windows end 784 of 860 units below the top of the drawing.
  await page.goto('/')
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({width, height: 900})
    const house = await page.locator('[data-house]').boundingBox()
    const walk = await page.locator('[data-walk]').boundingBox()
    const sills = (house?.y ?? 0) + ((house?.height ?? 0) * 784) / 860
    expect((walk?.y ?? 0) + (walk?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(sills)
  }
})

for (const path of ['/coverage', '/providers/gp']) {
  test(`neighbouring sections of ${path} on the same ground share one space`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900})
    await openHydrated(page, path)
    const gaps = await page.evaluate(() => {
      const space = (element: Element) => Number.parseFloat(getComputedStyle(element).paddingBottom)
      const ground = (element: Element) => getComputedStyle(element).backgroundColor
      const edges = (section: Element) =>
        [...section.querySelectorAll('h1, h2, h3, p, li, dd, summary, img, button')]
          .map((element) => element.getBoundingClientRect())
          .filter(({height}) => height > 0)
      const sections = [...document.querySelectorAll('main > section')]
      const widest = Math.max(...sections.map(space))
      return sections.slice(1).flatMap((section, index) => {
        const before = sections[index]
        if (before === undefined || ground(before) !== ground(section)) return []
        const end = Math.max(...edges(before).map(({bottom}) => bottom))
        const start = Math.min(...edges(section).map(({top}) => top))
        return [(start - end) / widest]
      })
    })
    expect(gaps.length).toBeGreaterThan(0)
    expect(Math.max(...gaps)).toBeLessThan(1.33)
  })
}

// Top of the tower, as a share of the video's height.
for (const [path, tower] of [
  ['/providers/gp', 0.22],
  ['/gp-visit', 0.32],
] as const) {
  test(`banner of ${path} shows the whole tower behind its roofs and its bridge`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [390, 768, 834, 1024, 1440]) {
      await page.setViewportSize({width, height: 900})
      const top = await page
        .locator('main section:has(> [data-copy]) [data-video-poster]')
        .first()
        .evaluate((poster) => {
          const {clientWidth, clientHeight} = poster
          const position = getComputedStyle(poster).objectPosition.split(' ')[1] ?? ''
          const height = (clientWidth * 9) / 16
          return ((Number.parseFloat(position) / 100) * (height - clientHeight)) / height
        })
      expect(top, `at ${width} px`).toBeLessThan(tower)
    }
  })
}
