import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, expectShown, says, withRestored} = siteContent

const place = 'page-of-a-question'
const path = '/page-of-a-question'
const bare = simplePage({id: place, path, headline: 'A page of a question'})

test('Studio publishes a new question to the page of all questions and the search (FAQ-1, G-5)', async ({
  page: window,
  studio,
}) => {
  const text = 'Will the doctor mind my parrot?'
  const ids = () => contentClient.fetch<string[]>('*[question == $text]._id', {text})
  const found = '/search?q=parrot'
  try {
    await studio.create('faq')
    await studio.write('question', text, async () => (await ids()).length === 1)
    const [draft = ''] = await ids()
    const id = draft.replace('drafts.', '')
    await studio.type('answer', 'Not at all.')
    await expect.poll(says(draft, 'answer[0].children[0].text', 'Not at all.')).toBe(true)
    await studio.write('category', 'GP visits', says(draft, 'category', 'GP visits'))
    await expect(window.getByText('No page shows it.')).toBeVisible()

    await studio.switchOn('On the page of all questions')
    await expect.poll(says(draft, 'isListed', true)).toBe(true)
    await studio.publish(says(id, 'question', text))
    await expectShown('/faq', text)
    await expectShown(found, text)

    await test.step('the line above the form counts a new page that uses the question', async () => {
      await withRestored([place], async () => {
        const items = [{_type: 'reference', _key: 'question', _ref: id}]
        const list = {_type: 'faqs', layout: 'chosen', _key: 'list', heading: 'Questions', items}
        await contentClient.createOrReplace({...bare, sections: [...bare.sections, list]})
        await expect(studio.pane.getByRole('button', {name: 'Used on 2 pages'})).toBeVisible()
        await expectShown(path, text)
      })
    })
  } finally {
    await contentClient.delete({query: '*[question == $text]', params: {text}})
  }
  await expectShown('/faq', text, false)
})
