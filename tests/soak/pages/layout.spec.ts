import {expect, test} from '@playwright/test'
import {allPaths} from '#tests/support/all-paths.ts'

for (const width of [320, 390, 768, 1440]) {
  test(`no page scrolls sideways at ${width} px (DES-5, WCAG 1.4.10)`, async ({page}) => {
    test.setTimeout(300_000)
    await page.setViewportSize({width, height: 900})
    const wide: string[] = []
    for (const path of await allPaths()) {
      // The review page also shows sections at the width of a desktop.
      if (path === '/review') continue
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) wide.push(`${path}: ${overflow} px`)
    }
    expect(wide).toEqual([])
  })
}
