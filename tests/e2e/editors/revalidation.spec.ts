import {expect, test, type APIRequestContext} from '@playwright/test'
import {pathAliases} from '#model/paths.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {pagesRenderedBy} from '#tests/support/built-pages.ts'
import {publish, withRestored} from '#tests/support/editing.ts'
import {pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'

/** A visitor sees a text within a second or two of its publication; the median is far less (see npm run bench). */
const soon = {timeout: 5000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('G-5: a published headline is on its page, and no other page is rendered again', async ({
  request,
}) => {
  await withRestored(['page-contact'], async () => {
    const rendered = await pagesRenderedBy(await pagePaths(), async () => {
      await publish('page-contact', {set: {'sections[0].headline': 'Talk to us tonight'}})
      await expect.poll(() => html(request, '/contact'), soon).toContain('Talk to us tonight')
    })
    expect(rendered).toEqual(['/contact'])
  })
})

test('G-5: an edit that is not published stays invisible', async ({request}) => {
  await withRestored(['page-contact'], async () => {
    const rendered = await pagesRenderedBy(await pagePaths(), async () => {
      await contentClient.action({
        actionType: 'sanity.action.document.edit',
        draftId: 'drafts.page-contact',
        publishedId: 'page-contact',
        patch: {set: {'sections[0].headline': 'Not yet'}},
      })
    })
    expect(rendered).toEqual([])
    expect(await html(request, '/contact')).not.toContain('Not yet')
  })
})

test('G-5: an FAQ is fresh on the page that shows it, and only there', async ({request}) => {
  const question = 'How soon will a GP be at my door?'
  await withRestored(['faq-gp-2'], async () => {
    const rendered = await pagesRenderedBy(await pagePaths(), async () => {
      await publish('faq-gp-2', {set: {question}})
      await expect.poll(() => html(request, '/gp-visit'), soon).toContain(question)
    })
    expect(rendered).toEqual(['/gp-visit'])
  })
})

test('G-5: a claim is fresh on both pages that share it, and only there', async ({request}) => {
  await withRestored(['claim-patient-goal'], async () => {
    const rendered = await pagesRenderedBy(await pagePaths(), async () => {
      await publish('claim-patient-goal', {set: {value: '12k+'}})
      await expect.poll(() => html(request, '/providers/gp'), soon).toContain('12k+')
      await expect.poll(() => html(request, '/providers/specialist'), soon).toContain('12k+')
    })
    expect(rendered).toEqual(['/providers/gp', '/providers/specialist'])
  })
})

test('G-5: navigation and settings are fresh on every page', async ({request}) => {
  await withRestored(['navigation', 'siteSettings'], async () => {
    const byNavigation = await pagesRenderedBy(await pagePaths(), async () => {
      await publish('navigation', {set: {'menus[0].title': 'For Patients and families'}})
      await expect.poll(() => html(request, '/terms'), soon).toContain('For Patients and families')
    })
    expect(byNavigation).toEqual((await pagePaths()).toSorted())
    await publish('siteSettings', {set: {brand: 'Candlelight'}})
    await expect.poll(() => html(request, '/'), soon).toContain('Candlelight')
    await expect.poll(() => html(request, '/privacy'), soon).toContain('Candlelight')
  })
})

test('a page that moves answers at its new path, not at its old one, and links follow it', async ({
  request,
}) => {
  await withRestored(['page-careers'], async () => {
    expect((await request.get('/work-with-us')).status(), 'cached as missing before').toBe(404)
    await publish('page-careers', {set: {'path.current': '/work-with-us'}})
    await expect.poll(async () => (await request.get('/work-with-us')).status(), soon).toBe(200)
    await expect.poll(async () => (await request.get('/careers')).status(), soon).toBe(404)
    await expect.poll(() => html(request, '/'), soon).toContain('href="/work-with-us"')
  })
  await expect.poll(async () => (await request.get('/careers')).status(), soon).toBe(200)
})

test('a page comes with its publication, goes with unpublishing and with deletion', async ({
  request,
}) => {
  const id = 'page-of-a-test'
  await withRestored([id], async () => {
    expect((await request.get('/page-of-a-test')).status()).toBe(404)
    await contentClient.createOrReplace({
      _id: `drafts.${id}`,
      _type: 'page',
      title: 'A test',
      path: {_type: 'slug', current: '/page-of-a-test'},
      sections: [{_type: 'pageHero', _key: 'hero', headline: 'Here for a moment', tone: 'plain'}],
      seo: {_type: 'seo', title: 'A test', description: 'A page that is gone again.'},
    })
    const publishIt = () =>
      contentClient.action({
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${id}`,
        publishedId: id,
      })
    const statusSoon = () =>
      expect.poll(async () => (await request.get('/page-of-a-test')).status(), soon)

    await publishIt()
    await statusSoon().toBe(200)
    expect(await html(request, '/page-of-a-test')).toContain('Here for a moment')

    await contentClient.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: `drafts.${id}`,
      publishedId: id,
    })
    await statusSoon().toBe(404)

    await publishIt()
    await statusSoon().toBe(200)
    await contentClient.action({
      actionType: 'sanity.action.document.delete',
      publishedId: id,
      includeDrafts: [],
    })
    await statusSoon().toBe(404)
  })
})

test('no visitor is given the stale page after the warming', async ({request}) => {
  await withRestored(['page-demo'], async () => {
    await publish('page-demo', {set: {'sections[0].headline': 'Watch how it works'}})
    await expect.poll(() => html(request, '/demo'), soon).toContain('Watch how it works')
    expect((await request.get('/demo')).headers()[pageCacheHeader]).toBe(pageCacheStates.fresh)
  })
})

/** Where every published page answers, aliases included. */
async function pagePaths(): Promise<string[]> {
  const query = '*[_type == "page" && !(_id in path("drafts.**"))].path.current'
  return [...(await contentClient.fetch<string[]>(query)), ...Object.keys(pathAliases)]
}
