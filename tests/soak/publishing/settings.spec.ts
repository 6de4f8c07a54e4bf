import {expect, test} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'

const {htmlOf, publish, visit, withRestored} = siteContent

const soon = {timeout: 60_000, intervals: [50]}

const responseAt = async (path: string) => {
  const {status, headers} = await visit(path)
  return {status, location: headers.get('location')}
}
const expectResponse = (path: string, status: number, location: string | null = null) =>
  expect.poll(() => responseAt(path), {...soon, message: path}).toEqual({status, location})

test('sample clinicians and quotes disappear from all pages when they are switched off (LAW-11)', async () => {
  const profile = '/doctors/adaeze-thornbury'
  await withRestored(['siteSettings'], async () => {
    expect(await htmlOf('/')).toContain('Dr Adaeze Thornbury')
    await publish('siteSettings', {set: {'sampleData.show': false}})
    for (const path of [profile, '/book/adaeze-thornbury']) await expectResponse(path, 404)
    for (const path of ['/', '/gp-visit', '/specialist-visit', '/about', '/languages']) {
      await expect.poll(() => htmlOf(path), soon).not.toMatch(/Thornbury|Example (profile|quote)</)
    }
  })
  await expectResponse(profile, 200)
})

test('button and page of a store lead to the app once its URL is published (DL-1)', async () => {
  const address = 'https://apps.example.org/lamplight'
  const button = async () => /<a[^>]*href="\/download\/ios"[^>]*>/.exec(await htmlOf('/'))?.[0]
  await withRestored(['siteSettings'], async () => {
    await expectResponse('/download/ios', 200)
    expect(await button()).toContain('data-dialog="download"')
    await publish('siteSettings', {set: {'stores[0].address': address}})
    await expectResponse('/download/ios', 307, address)
    await expect.poll(button, soon).not.toContain('data-dialog')
    expect(await button()).toContain('target="_blank"')
    // The other store has none.
    await expectResponse('/download/android', 200)
  })
  await expectResponse('/download/ios', 200)
})
