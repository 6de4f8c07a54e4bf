import {expect, test, type APIRequestContext} from '@playwright/test'
import type {IdentifiedSanityDocumentStub} from '@sanity/client'
import {loop} from '#tests/support/edited-sites.ts'
import {graphOf} from '#tests/support/graph.ts'
import {simplePage} from '#tests/support/simple-page.ts'

const {contentClient, pagesRenderedBy, publish, withRestored} = loop

/** What machines read follows a publication as pages do. */
const soon = {timeout: 60_000, intervals: [50]}

const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const pictureOf = (page: string) =>
  /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''

test('SEO-4, SEO-6: a published headline is in the Markdown, and gives the picture another address', async ({
  request,
}) => {
  await withRestored(['page-contact'], async () => {
    const before = pictureOf(await text(request, '/contact'))
    await pagesRenderedBy(['/contact'], async () => {
      await publish('page-contact', {set: {'sections[0].headline': 'Ask us anything'}})
      await expect.poll(() => text(request, '/contact'), soon).toContain('Ask us anything</h1>')
    })
    await expect.poll(() => text(request, '/contact.md'), soon).toContain('# Ask us anything')
    const after = pictureOf(await text(request, '/contact'))
    expect(after).not.toBe(before)
    const picture = await request.get(new URL(after).pathname)
    expect(picture.headers()['content-type']).toBe('image/png')
  })
})

test('SEO-1, SEO-3: a page that asks not to be listed leaves sitemap and llms.txt', async ({
  request,
}) => {
  await withRestored(['page-careers'], async () => {
    expect(await text(request, '/sitemap.xml')).toContain('/careers<')
    expect(await text(request, '/llms.txt')).toContain('/careers.md')
    await publish('page-careers', {set: {'seo.noIndex': true}})
    await expect.poll(() => text(request, '/sitemap.xml'), soon).not.toContain('/careers<')
    await expect.poll(() => text(request, '/llms.txt'), soon).not.toContain('/careers.md')
  })
})

test('decisions 15, 100: documents that are not filled in keep nobody from hearing of others', async ({
  request,
}) => {
  // As an import or a script may publish them: the Studio would not.
  const unfinished: IdentifiedSanityDocumentStub[] = [
    {_id: 'unfinished-page', _type: 'page', path: {_type: 'slug', current: '/unfinished'}},
    {_id: 'unfinished-question', _type: 'faq', isListed: true, category: 'GP visits'},
    {_id: 'unfinished-person', _type: 'clinician', slug: {_type: 'slug', current: 'nobody'}},
    {_id: 'unfinished-doctor', _type: 'clinician', kind: 'doctor', isSample: false},
    {
      ...{_id: 'unfinished-profile', _type: 'clinician', kind: 'doctor', name: 'Dr Ida Lighthouse'},
      slug: {_type: 'slug', current: 'ida-lighthouse'},
    },
    {_id: 'unfinished-guide', _type: 'resource'},
    {_id: 'unfinished-update', _type: 'update', title: 'Without a date'},
    {_id: 'unfinished-promise', _type: 'promise'},
    {_id: 'unfinished-area', _type: 'area', slug: {_type: 'slug', current: 'nowhere'}},
    {_id: 'unfinished-redirect', _type: 'redirect', from: '/from-here'},
  ]
  const page = simplePage({id: 'finished-page', path: '/finished', headline: 'Finished lighthouse'})
  const update = {
    ...{_id: 'finished-update', _type: 'update', title: 'A lighthouse is news'},
    ...{date: '2026-11-20', description: 'It is lit.', category: 'improvement'},
  }
  const changes = [
    {id: 'faq-help-about-us-1', field: 'question', page: '/faq'},
    {id: 'clinician-adaeze-thornbury', field: 'name', page: '/gp-visit'},
    {id: 'resource-clinical', field: 'title', page: '/providers/policies'},
    {id: 'promise-figures', field: 'text', page: '/updates'},
    {id: 'area-camden', field: 'name', page: '/coverage'},
  ]
  const finished: IdentifiedSanityDocumentStub[] = [page, update]
  const ids = [...unfinished, ...finished].map(({_id}) => _id)
  await withRestored([...ids, ...changes.map(({id}) => id)], async () => {
    for (const document of unfinished) await contentClient.createOrReplace(document)
    for (const document of finished) await contentClient.createOrReplace(document)
    for (const {id, field} of changes) await publish(id, {set: {[field]: `Lighthouse of ${id}`}})
    const expected = [
      ['/finished', 'Finished lighthouse'],
      ['/sitemap.xml', '/finished<'],
      ['/llms.txt', '/finished.md'],
      ['/updates', update.title],
      ['/updates/feed.xml', update.title],
      ['/search?q=lighthouse', update.title],
      ['/search?q=lighthouse', 'href="/finished"'],
      ...changes.map((change) => [change.page, `Lighthouse of ${change.id}`] as const),
    ] as const
    for (const [path, words] of expected) {
      await expect.poll(() => text(request, path), {...soon, message: path}).toContain(words)
    }
    expect((await request.get('/unfinished')).status()).toBe(200)
    for (const path of ['/doctors/ida-lighthouse', '/book/ida-lighthouse']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
    await contentClient.patch('clinician-adaeze-thornbury').unset(['specialty', 'modes']).commit()
    await contentClient.patch('faq-help-about-us-1').set({question: 'The last light?'}).commit()
    await expect.poll(() => text(request, '/faq'), soon).toContain('The last light?')
    expect((await request.get('/doctors/adaeze-thornbury')).status()).toBe(200)
  })
})

test('SEO-1, SEO-5: a real clinician is in the sitemap and in the JSON-LD of the profile, an example in neither', async ({
  request,
}) => {
  const id = 'clinician-adaeze-thornbury'
  const path = '/doctors/adaeze-thornbury'
  const typesAt = async () => graphOf(await text(request, path)).map((node) => node['@type'])
  await withRestored([id], async () => {
    expect(await typesAt()).not.toContain('Physician')
    await contentClient
      .patch(id)
      .set({
        isSample: false,
        checkedOn: '2026-11-20',
        'registration.number': '1234567',
        'registration.url': 'https://www.gmc-uk.org/registrants/1234567',
      })
      .commit()
    await expect.poll(typesAt, soon).toContain('Physician')
    await expect.poll(() => text(request, '/sitemap.xml'), soon).toContain(`${path}<`)
  })
})

test('SEO-5, G-7: a service that is launched takes interest in the JSON-LD too', async ({
  request,
}) => {
  const isTaken = async () => {
    const nodes = graphOf(await text(request, '/nurse-visit'))
    return nodes.find((node) => node['@type'] === 'Service')?.['potentialAction'] !== undefined
  }
  await withRestored(['service-nurse'], async () => {
    expect(await isTaken()).toBe(false)
    await publish('service-nurse', {set: {status: 'launched'}})
    await expect.poll(isTaken, soon).toBe(true)
  })
})
