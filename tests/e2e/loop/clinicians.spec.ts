import {expect, test, type APIRequestContext} from '@playwright/test'
import {loop} from '#tests/support/edited-sites.ts'

const {contentClient, publish, withRestored} = loop

/** A change is on its pages within a second or two of its publication; the list of paths is read anew for it. */
const soon = {timeout: 30_000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const status = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).status()

test('G-2: a new clinician has a profile and a booking page, and stands among the languages', async ({
  request,
}) => {
  const id = 'clinician-of-a-test'
  await withRestored([id], async () => {
    const model = await contentClient.getDocument('clinician-adaeze-thornbury')
    if (model === undefined) throw new Error('The seed has no such clinician.')
    expect(await status(request, '/doctors/ada-test-ford')).toBe(404)
    await contentClient.createOrReplace({
      ...model,
      _id: `drafts.${id}`,
      name: 'Dr Ada Test-Ford',
      slug: {_type: 'slug', current: 'ada-test-ford'},
    })
    await contentClient.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${id}`,
      publishedId: id,
    })
    await expect.poll(() => status(request, '/doctors/ada-test-ford'), soon).toBe(200)
    await expect.poll(() => status(request, '/book/ada-test-ford'), soon).toBe(200)
    await expect.poll(() => html(request, '/languages'), soon).toContain('Dr Ada Test-Ford')
    await contentClient.action({
      actionType: 'sanity.action.document.delete',
      publishedId: id,
      includeDrafts: [],
    })
    await expect.poll(() => status(request, '/doctors/ada-test-ford'), soon).toBe(404)
  })
})

test('LAW-11: switched off, the examples are gone from Home, from lists and from their pages', async ({
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
