import {expect, test, type APIRequestContext} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'

const {publish, withRestored} = siteContent

const soon = {timeout: 30_000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const status = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).status()

test('sample clinicians and quotes disappear from all pages when they are switched off (LAW-11)', async ({
  request,
}) => {
  const profile = '/doctors/adaeze-thornbury'
  await withRestored(['siteSettings'], async () => {
    expect(await html(request, '/')).toContain('Dr Adaeze Thornbury')
    await publish('siteSettings', {set: {'sampleData.show': false}})
    await expect.poll(() => status(request, profile), soon).toBe(404)
    await expect.poll(() => status(request, '/book/adaeze-thornbury'), soon).toBe(404)
    for (const path of ['/', '/gp-visit', '/specialist-visit', '/about', '/languages']) {
      await expect
        .poll(() => html(request, path), soon)
        .not.toMatch(/Thornbury|Example (profile|quote)</)
    }
  })
  await expect.poll(() => status(request, profile), soon).toBe(200)
})
