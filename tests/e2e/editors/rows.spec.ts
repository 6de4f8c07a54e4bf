import {editors} from '#tests/support/edited-sites.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, withRestored} = editors

test('G-5: each row says where its document is used, and follows when a page takes it up and drops it', async ({
  page,
  studio,
}) => {
  const [question, place] = ['faq-in-a-row', 'page-in-a-row']
  const bare = simplePage({id: place, path: '/page-in-a-row', headline: 'A page of a row'})
  const list = {
    _type: 'faqList',
    _key: 'list',
    heading: 'Questions',
    items: [{_type: 'reference', _key: 'question', _ref: question}],
  }
  await withRestored([place, question], async () => {
    await contentClient.createOrReplace({
      _id: question,
      _type: 'faq',
      question: 'Is this in a row?',
      category: 'GP visits',
      isListed: false,
    })
    await studio.open('structure/faq')
    const rows = page.getByTestId('document-list-pane').getByRole('option')
    const row = rows.filter({hasText: 'Is this in a row?'})
    await expect(row).toContainText('GP visits · not used yet')

    await contentClient.createOrReplace({...bare, sections: [...bare.sections, list]})
    await expect(row).toContainText('GP visits · on A page of a row')
    // The form of the page, in which it is referred to, says the same of it.
    await studio.openDocument('pages', place)
    await studio.item('sections', 'list').getByRole('button', {name: 'Questions'}).click()
    await expect(page.getByRole('dialog').getByText('Is this in a row?')).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('on A page of a row')

    await studio.open('structure/faq')
    await contentClient.createOrReplace({...bare, _id: `drafts.${place}`})
    await expect(row).toContainText('GP visits · not used yet')
  })
})
