import {expect, test} from '@playwright/test'

test('sky above the footer’s roofs continues the last section', async ({page}) => {
  for (const path of ['/languages', '/faq']) {
    await page.goto(path)
    const paints = await page.evaluate(() => {
      const paintOf = (selector: string) => {
        const element = [...document.querySelectorAll(selector)].at(-1)
        return element ? getComputedStyle(element).backgroundColor : null
      }
      const last = paintOf('main > section')
      const transparent = 'rgba(0, 0, 0, 0)'
      return {
        last: last === transparent ? paintOf('body') : last,
        sky: paintOf('footer > div:has(> img)'),
      }
    })
    expect(paints.sky, path).toBe(paints.last)
  }
})

test('poster headline has at most 3 lines at every width', async ({page}) => {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900})
    await page.goto('/about')
    const lines = await page
      .locator('h1')
      .evaluate((h1) => h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight))
    expect(Math.round(lines), `${width} px`).toBeLessThanOrEqual(3)
  }
})

test('street lamp of Home is whole or hidden', async ({page}) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900})
    await page.goto('/')
    const lamp = page.locator('[data-street-lamp] use')
    if (!(await lamp.isVisible())) continue
    const box = await lamp.boundingBox()
    expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0)
  }
})
