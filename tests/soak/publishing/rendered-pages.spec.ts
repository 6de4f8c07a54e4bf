import {expect, test, type APIRequestContext} from '@playwright/test'
import {postWebhook} from '#tests/support/post-webhook.ts'
import {siteContent} from '#tests/support/site-content.ts'

const {pagePaths, pagesRenderedBy, publish, withRestored} = siteContent

/** A publication appears within two seconds; bench:revalidation measures it. */
const soon = {timeout: 60_000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('a published headline renders the pages that show it, and no others (G-5)', async ({
  request,
}) => {
  await withRestored(['page-contact'], async () => {
    const rendered = await pagesRenderedBy(await pagePaths(), async () => {
      await publish('page-contact', {set: {'sections[0].heading': 'Talk to us tonight'}})
      await expect.poll(() => html(request, '/contact'), soon).toContain('Talk to us tonight')
    })
    // Two outcome pages link to the fields of the form by the key of its section.
    expect(rendered).toEqual(['/contact', '/contact/incomplete', '/contact/problem'])
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
  test(`${what} renders the pages that show it, and no others (G-5)`, async ({request}) => {
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

test('a claim renders the pages that show it and the register, and no others (G-5)', async ({
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

/** An edit of each document that every page shows, and the text that should appear. */
const onEveryPage = [
  ['navigation', {'menus[0].title': 'For Patients and families'}, 'For Patients and families'],
  ['footer', {copyright: '© Somebody else'}, '© Somebody else'],
  ['siteSettings', {brand: 'Candlelight'}, 'Candlelight'],
] as const

test('navigation, footer and site settings render every page (G-5)', async ({request}) => {
  test.setTimeout(600_000)
  const documents = onEveryPage.map(([id]) => id)
  // Restores all three in one transaction, because each change renders every page.
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

test('the copy of a form renders the pages that show it, and no others (G-5)', async ({
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

test('a webhook returns its tags, and the site renders exactly the pages with them (G-5)', async () => {
  const rendered = await pagesRenderedBy(await pagePaths(), async () => {
    const response = await postWebhook({
      _id: 'page-demo',
      _type: 'page',
      slug: '/demo',
      previousSlug: '/demo',
      operation: 'update',
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({revalidated: ['document:page-demo', 'type:page']})
  })
  expect(rendered).toEqual(['/demo'])
})

test('a webhook about a moved page renders the page and those that link to it (G-5)', async () => {
  const rendered = await pagesRenderedBy(await pagePaths(), async () => {
    const response = await postWebhook({
      _id: 'page-register-interest',
      _type: 'page',
      slug: '/register-interest',
      previousSlug: '/join',
      operation: 'update',
    })
    expect(await response.json()).toEqual({
      revalidated: [
        'document:page-register-interest',
        'type:page',
        'address:page-register-interest',
        'path:/register-interest',
        'path:/join',
      ],
    })
  })
  expect(rendered).toEqual(['/early-access', '/register-interest', '/register-interest/problem'])
})
