import {expect, test} from '@playwright/test'
import type {IdentifiedSanityDocumentStub} from '@sanity/client'
import {siteContent} from '#tests/support/site-content.ts'
import {simplePage} from '#tests/support/simple-page.ts'

const {contentClient, expectShown, publish, visit, withRestored} = siteContent

test('incomplete documents do not keep complete ones off their pages (G-5)', async () => {
  // An import or a script may publish such documents, but the Studio would not.
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
    {id: 'promise-figures', field: 'text', page: '/how-we-know'},
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
    for (const [path, words] of expected) await expectShown(path, words)
    expect((await visit('/unfinished')).status).toBe(200)
    for (const path of ['/doctors/ida-lighthouse', '/book/ida-lighthouse'])
      expect((await visit(path)).status, path).toBe(404)
    await contentClient.patch('clinician-adaeze-thornbury').unset(['specialty', 'modes']).commit()
    await contentClient.patch('faq-help-about-us-1').set({question: 'The last light?'}).commit()
    await expectShown('/faq', 'The last light?')
    expect((await visit('/doctors/adaeze-thornbury')).status).toBe(200)
  })
})
