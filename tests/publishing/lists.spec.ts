import {expect, test, type APIRequestContext} from '@playwright/test'
import {documentsPerPage} from '#routing/list-pages.ts'
import {siteContent} from '#tests/support/site-content.ts'

const {contentClient, withRestored} = siteContent

const soon = {timeout: 30_000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const status = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).status()

test('updates beyond the first page get a second page, which sitemap and search include (UPD-1, SEO-1, SEARCH-1)', async ({
  request,
}) => {
  const ids = Array.from({length: documentsPerPage}, (_, index) => `update-of-a-test-${index}`)
  const model = await contentClient.getDocument('update-2025-09-landing-page')
  if (model === undefined) throw new Error('The seed has no such update.')
  expect(await html(request, '/updates')).not.toContain('rel="next"')
  const found = () => html(request, '/search?q=landing+page+launch')
  expect(await found()).toContain('href="/updates#update-2025-09-landing-page"')
  expect(await status(request, '/updates/page-2')).toBe(404)
  await withRestored(ids, async () => {
    const transaction = contentClient.transaction()
    for (const id of ids) {
      const own = {_id: id, title: `Title of ${id}`, date: '2026-01-01'}
      transaction.createOrReplace({...model, ...own})
    }
    await transaction.commit()
    await expect.poll(() => status(request, '/updates/page-2'), soon).toBe(200)
    await expect
      .poll(() => html(request, '/updates'), soon)
      .toContain('<a rel="next" href="/updates/page-2">')
    const first = await html(request, '/updates')
    expect(first.match(/<li id="update-/g)).toHaveLength(documentsPerPage)
    expect(first).not.toContain('<li id="update-2025-09-landing-page"')
    const second = await html(request, '/updates/page-2')
    expect(second.match(/<li id="update-[^"]*"/g)?.at(-1)).toBe(
      '<li id="update-2025-09-landing-page"',
    )
    expect(second).toMatch(/<title>[^<]* – page 2/)
    expect(second).toMatch(/<link rel="canonical" href="[^"]*\/updates\/page-2"/)
    expect(second).toMatch(/<link rel="prev" href="[^"]*\/updates"/)
    expect(second).toContain('<a rel="prev" href="/updates">')
    expect(second).not.toContain('rel="next"')
    expect(second).not.toContain('noindex')
    expect(await status(request, '/updates/page-3')).toBe(404)
    expect(await status(request, '/updates/page-1')).toBe(404)
    await expect.poll(() => html(request, '/sitemap.xml'), soon).toContain('/updates/page-2</loc>')
    // The search result follows the update to the second page.
    await expect.poll(found, soon).toContain('href="/updates/page-2#update-2025-09-landing-page"')
  })
  await expect.poll(() => status(request, '/updates/page-2'), soon).toBe(404)
  await expect.poll(found, soon).toContain('href="/updates#update-2025-09-landing-page"')
  await expect.poll(() => html(request, '/sitemap.xml'), soon).not.toContain('/updates/page-2')
})
