import {expect, test} from '@playwright/test'
import {Processes} from '#scripts/cli/processes.ts'
import {barePort, lakePort} from '#tests/support/addresses.ts'
import {collectConsoleErrors} from '#tests/support/page-issues.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {deferredSources, scriptTags} from '#tests/support/urls-in-html.ts'

test('next start serves a working page with Next’s own script tags', async ({page}) => {
  test.setTimeout(180_000)
  const processes = new Processes()
  const site = new IsolatedSite({name: 'bare', port: barePort, lakePort, isBare: true}, processes)
  try {
    await site.start()
    const html = await (await fetch(`${site.origin}/about`)).text()
    expect(scriptTags(html).length).toBeGreaterThan(4)
    expect(deferredSources(html)).toEqual([])
    const issues = collectConsoleErrors(page)
    await openHydrated(page, `${site.origin}/about`)
    await page.getByRole('button', {name: 'Use dark theme'}).press('Enter')
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    expect(issues).toEqual([])
  } finally {
    await processes.stopAll()
  }
})
