import {expect, test, type APIRequestContext} from '@playwright/test'
import {pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'
import {loop} from '#tests/support/edited-sites.ts'
import {simplePage} from '#tests/support/simple-page.ts'

const {contentClient, pagePaths, pagesRenderedBy, publish, withRestored} = loop

/** A visitor sees a text within a second or two of its publication; the median is far less (see npm run bench). */
const soon = {timeout: 60_000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('G-5: a published headline is on its page, and no page that does not show it is rendered again', async ({
  request,
}) => {
  await withRestored(['page-contact'], async () => {
    const rendered = await pagesRenderedBy(await pagePaths(), async () => {
      await publish('page-contact', {set: {'sections[0].headline': 'Talk to us tonight'}})
      await expect.poll(() => html(request, '/contact'), soon).toContain('Talk to us tonight')
    })
    // Two outcomes of the form link to its fields, by the key of the section that it stands in.
    expect(rendered).toEqual(['/contact', '/contact/incomplete', '/contact/problem'])
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

for (const [what, id, pages] of [
  ['an FAQ of one page', 'faq-gp-2', ['/gp-visit']],
  [
    'an FAQ that is listed among all',
    'faq-help-matching-and-ai-1',
    ['/faq', '/how-matching-works'],
  ],
] as const) {
  test(`G-5: ${what} is fresh on the pages that show it, and only there`, async ({request}) => {
    const question = 'How soon will somebody be at my door?'
    await withRestored([id], async () => {
      const rendered = await pagesRenderedBy(await pagePaths(), async () => {
        await publish(id, {set: {question}})
        for (const path of pages) {
          await expect.poll(() => html(request, path), soon).toContain(question)
        }
      })
      expect(rendered).toEqual(pages)
    })
  })
}

test('G-5: a claim is fresh on both pages that share it and in the register, and only there', async ({
  request,
}) => {
  await withRestored(['claim-patient-goal'], async () => {
    const rendered = await pagesRenderedBy(await pagePaths(), async () => {
      await publish('claim-patient-goal', {set: {value: '12k+'}})
      await expect.poll(() => html(request, '/providers/gp'), soon).toContain('12k+')
      await expect.poll(() => html(request, '/providers/specialist'), soon).toContain('12k+')
    })
    expect(rendered).toEqual(['/how-we-know', '/providers/gp', '/providers/specialist'])
  })
})

/** What stands on every page, by the document it comes from. */
const onEveryPage = [
  ['navigation', {'menus[0].title': 'For Patients and families'}, 'For Patients and families'],
  ['footer', {copyright: '© Somebody else'}, '© Somebody else'],
  ['siteSettings', {brand: 'Candlelight'}, 'Candlelight'],
] as const

test('G-5: navigation, footer and site settings are fresh on every page, each of which is rendered again', async ({
  request,
}) => {
  test.setTimeout(600_000)
  const documents = onEveryPage.map(([id]) => id)
  // All three go back at once: every page is rendered for each of them, and for what is restored.
  await withRestored(documents, async () => {
    const paths = await pagePaths()
    for (const [id, change, shown] of onEveryPage) {
      await test.step(id, async () => {
        const shows = async (path: string) => (await html(request, path)).includes(shown)
        for (const path of paths) expect(await shows(path), `${path} before`).toBe(false)
        const rendered = await pagesRenderedBy(paths, async () => {
          await publish(id, {set: change})
          await expect.poll(() => shows('/'), soon).toBe(true)
        })
        expect(rendered).toEqual(paths.toSorted())
        for (const path of paths) expect(await shows(path), `${path} after`).toBe(true)
      })
    }
  })
})

test('G-5: the words of a form are fresh on the pages that show them, and only there', async ({
  request,
}) => {
  await withRestored(['form-contact'], async () => {
    const rendered = await pagesRenderedBy(await pagePaths(), async () => {
      await publish('form-contact', {set: {submit: 'Send it tonight'}})
      const isFresh = async () => (await html(request, '/contact')).includes('Send it tonight')
      await expect.poll(isFresh, soon).toBe(true)
    })
    expect(rendered).toEqual([
      '/contact',
      '/contact/incomplete',
      '/contact/problem',
      '/contact/received',
      '/contact/thanks',
    ])
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
    await contentClient.createOrReplace(
      simplePage({id: `drafts.${id}`, path: '/page-of-a-test', headline: 'Here for a moment'}),
    )
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
    // From rest: a rendering that an earlier change began may read this one before its webhook comes, and counts as
    // older.
    await pagesRenderedBy(['/demo'], async () => {
      await publish('page-demo', {set: {'sections[0].headline': 'Watch how it works'}})
      await expect.poll(() => html(request, '/demo'), soon).toContain('Watch how it works')
      expect((await request.get('/demo')).headers()[pageCacheHeader]).toBe(pageCacheStates.fresh)
    })
  })
})
