import {expect, test, type APIRequestContext} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'
import {simplePage} from '#tests/support/simple-page.ts'

const {contentClient, expectShown, publish, withRestored} = siteContent

/** A publication appears within two seconds; bench:revalidation measures it. */
const soon = {timeout: 60_000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const expectStatus = (request: APIRequestContext, path: string) =>
  expect.poll(async () => (await request.get(path)).status(), {...soon, message: path})

const publishDraft = (id: string) =>
  contentClient.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${id}`,
    publishedId: id,
  })

test('a published headline replaces the old one, and a draft changes nothing (G-5)', async ({
  request,
}) => {
  await withRestored(['page-demo'], async () => {
    await publish('page-demo', {set: {'sections[0].headline': 'Watch how it works'}})
    await expect.poll(() => html(request, '/demo'), soon).toContain('Watch how it works')
    await contentClient.action({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.page-demo',
      publishedId: 'page-demo',
      patch: {set: {'sections[0].headline': 'Not yet'}},
    })
    // The site handles changes in order, so any effect of the draft would precede this publication.
    await publish('page-how-we-know', {set: {'seo.title': 'A later publication'}})
    await expect.poll(() => html(request, '/how-we-know'), soon).toContain('A later publication')
    expect(await html(request, '/demo')).toContain('Watch how it works')
  })
})

test('a published claim updates every page that shows it (G-5)', async ({request}) => {
  await withRestored(['claim-patient-goal'], async () => {
    await publish('claim-patient-goal', {set: {value: '12k+'}})
    for (const path of ['/providers/gp', '/providers/specialist', '/how-we-know']) {
      await expect.poll(() => html(request, path), {...soon, message: path}).toContain('12k+')
    }
  })
})

test('a moved page returns 200 at its new path and 404 at its old one, and links to it are updated (G-2, G-5)', async ({
  request,
}) => {
  await withRestored(['page-careers'], async () => {
    expect((await request.get('/work-with-us')).status(), 'cached as missing before').toBe(404)
    await publish('page-careers', {set: {'path.current': '/work-with-us'}})
    await expectStatus(request, '/work-with-us').toBe(200)
    await expectStatus(request, '/careers').toBe(404)
    await expect.poll(() => html(request, '/'), soon).toContain('href="/work-with-us"')
  })
  await expectStatus(request, '/careers').toBe(200)
})

test('a hidden page leads to the page shown instead, as do links to it, and returns 404 without one (G-2, G-5)', async ({
  request,
}) => {
  await withRestored(['page-careers'], async () => {
    const replacement = {_type: 'reference', _ref: 'page-about'}
    await publish('page-careers', {set: {isHidden: true, replacement}})
    await expect
      .poll(async () => {
        const response = await request.get('/careers', {maxRedirects: 0})
        return [response.status(), response.headers()['location']]
      }, soon)
      .toEqual([307, '/about'])
    await expect.poll(() => html(request, '/'), soon).not.toContain('href="/careers"')
    await expect.poll(() => html(request, '/sitemap.xml'), soon).not.toContain('/careers<')
    await publish('page-careers', {unset: ['replacement']})
    await expectStatus(request, '/careers').toBe(404)
  })
  await expectStatus(request, '/careers').toBe(200)
})

test('a page returns 200 while it is published and 404 when it is unpublished or deleted (G-2, G-5)', async ({
  request,
}) => {
  const id = 'page-of-a-test'
  const path = '/page-of-a-test'
  await withRestored([id], async () => {
    expect((await request.get(path)).status()).toBe(404)
    await contentClient.createOrReplace(
      simplePage({id: `drafts.${id}`, path, headline: 'Here for a moment'}),
    )
    await publishDraft(id)
    await expectStatus(request, path).toBe(200)
    expect(await html(request, path)).toContain('Here for a moment')
    await contentClient.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: `drafts.${id}`,
      publishedId: id,
    })
    await expectStatus(request, path).toBe(404)
    await publishDraft(id)
    await expectStatus(request, path).toBe(200)
    await contentClient.action({
      actionType: 'sanity.action.document.delete',
      publishedId: id,
      includeDrafts: [],
    })
    await expectStatus(request, path).toBe(404)
  })
})

test('a new clinician has a profile, a booking page, a card, a place on the map’s page and a search result (G-2, GP-2, GP-3, CARD-1)', async ({
  request,
}) => {
  const id = 'clinician-of-a-test'
  const name = 'Dr Ada Test-Ford'
  const profile = '/doctors/ada-test-ford'
  await withRestored([id], async () => {
    const model = await contentClient.getDocument('clinician-adaeze-thornbury')
    if (model === undefined) throw new Error('The seed has no such clinician.')
    expect((await request.get(profile)).status()).toBe(404)
    const slug = {_type: 'slug', current: 'ada-test-ford'}
    await contentClient.createOrReplace({...model, _id: `drafts.${id}`, name, slug})
    await publishDraft(id)
    await expectStatus(request, profile).toBe(200)
    await expectStatus(request, '/book/ada-test-ford').toBe(200)
    await expectShown('/languages', name)
    await expectShown('/gp-visit', `<h3>${name}</h3>`)
    await expectShown('/gp-visit', 'href="/doctors/adatestford"')
    await expectShown('/search?q=Test-Ford', name)
    expect(await html(request, '/specialist-visit')).not.toContain(name)
  })
  await expectStatus(request, profile).toBe(404)
})

test('a new area is found by its postcodes, and a new question on its page and by the search (AREA-1, AREA-2, FAQ-1)', async ({
  request,
}) => {
  const question = 'Will the doctor mind my parrot?'
  const area = {_id: 'area-of-a-test', _type: 'area', name: 'Watford'}
  const faq = {_id: 'faq-of-a-test', _type: 'faq', question, category: 'GP visits'}
  const check = async () =>
    (await request.post('/api/area-check', {form: {postcode: 'WD17 1AA'}})).text()
  await withRestored([area._id, faq._id], async () => {
    expect(await check()).not.toContain(area.name)
    const slug = {_type: 'slug', current: 'watford'}
    await contentClient.create({
      ...area,
      slug,
      part: 'north',
      postcodes: ['WD17'],
      status: 'planned',
    })
    const children = [{_type: 'span', _key: 'words', text: 'Not at all.'}]
    const answer = [{_type: 'block', _key: 'text', children}]
    await contentClient.create({...faq, isListed: true, answer})
    await expectShown('/coverage', area.name)
    await expect.poll(check, soon).toContain(area.name)
    await expectShown('/faq', question)
    await expectShown('/search?q=parrot', question)
  })
  await expectShown('/faq', question, false)
  await expectShown('/coverage', area.name, false)
})
