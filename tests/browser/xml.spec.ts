import {expect, test} from '@playwright/test'

test('feed and sitemap are well-formed XML (UPD-1, SEO-1)', async ({page, request}) => {
  for (const path of ['/updates/feed.xml', '/sitemap.xml']) {
    const xml = await (await request.get(path)).text()
    const error = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml')
      return parsed.querySelector('parsererror')?.textContent ?? null
    }, xml)
    expect(error, path).toBeNull()
  }
})
