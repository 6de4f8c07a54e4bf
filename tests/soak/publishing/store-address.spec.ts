import {expect, test, type APIRequestContext} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'

const {publish, withRestored} = siteContent

const soon = {timeout: 60_000, intervals: [50]}
const address = 'https://apps.example.org/lamplight'

const responseAt = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, {maxRedirects: 0})
  return {status: response.status(), location: response.headers()['location'] ?? null}
}

test('button and page of a store lead to the app once its URL is published (DL-1)', async ({
  request,
}) => {
  const store = async () =>
    /<a[^>]*href="\/download\/ios"[^>]*>/.exec(await (await request.get('/')).text())?.[0]

  await withRestored(['siteSettings'], async () => {
    expect(await responseAt(request, '/download/ios')).toEqual({status: 200, location: null})
    expect(await store()).toContain('data-dialog="download"')

    await publish('siteSettings', {set: {'stores[0].address': address}})
    const redirected = {status: 307, location: address}
    await expect.poll(() => responseAt(request, '/download/ios'), soon).toEqual(redirected)
    await expect.poll(store, soon).not.toContain('data-dialog')
    expect(await store()).toContain('target="_blank"')
    expect(await responseAt(request, '/download/android'), 'the other store has none').toEqual({
      status: 200,
      location: null,
    })
  })
  await expect
    .poll(() => responseAt(request, '/download/ios'), soon)
    .toEqual({status: 200, location: null})
})
