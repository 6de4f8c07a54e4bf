import {expect, test} from '@playwright/test'
import {allPaths} from '#tests/support/all-paths.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {pagesOfEveryKind} from '#tests/support/sample-pages.ts'
import {collectViolations} from '#tests/support/page-issues.ts'

const parts = 3
for (let part = 0; part < parts; part++) {
  test(`no page violates its policy, part ${part + 1} of ${parts} (SEC-1)`, async ({page}) => {
    test.setTimeout(240_000)
    const forbidden = await collectViolations(page)
    // The accessibility tests check the other pages.
    const paths = (await allPaths())
      .filter((path) => !pagesOfEveryKind.includes(path))
      .filter((_, index) => index % parts === part)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      await openHydrated(page, path)
      await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}))
      await page.waitForLoadState('networkidle')
    }
    expect(forbidden).toEqual([])
  })
}
