import {expect, test} from '@playwright/test'
import {postWebhook} from '#tests/support/post-webhook.ts'
import {siteContent} from '#tests/support/site-content.ts'

const {expectShown, htmlOf, pagePaths, pagesRenderedBy, publish, withRestored} = siteContent

/** An edit of a document, the text that should appear, and the pages that the edit renders. */
const edits: readonly (readonly [id: string, field: string, text: string, pages: string[]])[] = [
  [
    'page-contact',
    'sections[0].heading',
    'Talk to us tonight',
    // Two outcome pages link to the fields of the form by the key of its section.
    ['/contact', '/contact/incomplete', '/contact/problem'],
  ],
  ['faq-gp-2', 'question', 'How soon will you be at my door?', ['/gp-visit']],
  ['faq-help-matching-and-ai-1', 'question', 'How does it match?', ['/faq']],
  [
    'claim-patient-goal',
    'value',
    '12k+',
    ['/how-we-know', '/providers/gp', '/providers/specialist'],
  ],
  [
    'form-contact',
    'submit',
    'Send it tonight',
    ['/contact', '/contact/incomplete', '/contact/problem', '/contact/received', '/contact/thanks'],
  ],
]

for (const [id, field, text, pages] of edits) {
  test(`an edit of ${id} renders the pages that show it, and no others (G-5)`, async () => {
    await withRestored([id], async () => {
      const rendered = await pagesRenderedBy(await pagePaths(), async () => {
        await publish(id, {set: {[field]: text}})
        await expectShown(pages[0] ?? '', text)
      })
      expect(rendered).toEqual(pages)
    })
  })
}

test('navigation, footer and site settings render every page (G-5)', async () => {
  test.setTimeout(600_000)
  const onEveryPage = [
    ['navigation', 'menus[0].title', 'For Patients and families'],
    ['footer', 'copyright', '© Somebody else'],
    ['siteSettings', 'brand', 'Candlelight'],
  ] as const
  const documents = onEveryPage.map(([id]) => id)
  // Restores all three in one transaction, because each change renders every page.
  await withRestored(documents, async () => {
    const paths = await pagePaths()
    for (const [id, field, text] of onEveryPage) {
      const rendered = await pagesRenderedBy(paths, async () => {
        await publish(id, {set: {[field]: text}})
        await expectShown('/', text)
      })
      expect(rendered).toEqual(paths.toSorted())
      for (const path of paths)
        expect((await htmlOf(path)).includes(text), `${path} shows ${text}`).toBe(true)
    }
  })
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
    expect(response.status).toBe(200)
  })
  expect(rendered).toEqual(['/register-interest', '/register-interest/problem'])
})
