import {expect, test} from '@playwright/test'
import {parseMediaPath, parseOptimizerUrl} from '#shared/media-paths.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {datasetOf} from '#tests/support/dataset.ts'
import {mediaUrls} from '#tests/support/urls-in-html.ts'

const isPublic = /^public, max-age=31536000, (?:immutable|must-revalidate)$/

test('every image and video of every page is served and may be cached for a year (OPS-5)', async ({
  request,
}) => {
  const paths = await datasetOf(contentClient).pagePaths()
  expect(paths.length).toBeGreaterThan(10)
  const addresses = new Set<string>()
  for (const path of paths) {
    for (const address of mediaUrls(await (await request.get(path)).text())) {
      addresses.add(address)
    }
  }
  expect(addresses.size).toBeGreaterThan(20)
  for (const address of addresses) {
    expect(parseOptimizerUrl(address) ?? parseMediaPath(address), address).not.toBeNull()
    const response = await request.head(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['cache-control'], address).toMatch(isPublic)
  }
})
