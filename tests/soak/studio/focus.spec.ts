import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, says, withRestored} = siteContent

const paragraph = {
  ...{_type: 'block', _key: 'answer', style: 'normal', markDefs: []},
  children: [{_type: 'span', _key: 'words', text: 'Back.', marks: []}],
}

test('Studio restores the focus when a dialog closes (WCAG 2.4.3)', async ({
  page: window,
  studio,
}) => {
  const [id, place] = ['question-of-focus', 'page-of-focus']
  await withRestored([id, place], async () => {
    await contentClient.createOrReplace({
      ...{_id: id, _type: 'faq', question: 'Where does the focus go?', category: 'GP visits'},
      ...{isListed: false, answer: [paragraph]},
    })
    const items = [{_key: 'only', _type: 'reference', _ref: id}]
    const sections = [{_key: 'list', _type: 'faqs', layout: 'chosen', heading: 'Questions', items}]
    const page = simplePage({id: place, path: '/focus-test', headline: 'Focus'})
    await contentClient.createOrReplace({...page, sections})

    await test.step('to the button that publishes', async () => {
      const question = 'Where did the focus go?'
      await studio.openDocument('faq', id)
      await studio.write('question', question, says(`drafts.${id}`, 'question', question))
      const publish = studio.footButton('Publish')
      await expect(publish).toBeEnabled()
      await publish.press('Enter')
      await expect(window.getByTestId('confirm-publish')).toBeVisible()
      await window.keyboard.press('Escape')
      await expect(window.getByTestId('confirm-publish')).toBeHidden()
      await expect(publish).toBeFocused()
    })

    await test.step('into a section that the mouse opens, and back', async () => {
      await studio.openDocument('pages;all', place)
      const section = studio
        .field('sections')
        .getByRole('button', {name: /Questions/})
        .first()
      await section.click()
      const dialog = window.getByTestId('nested-object-dialog')
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await window.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(section).toBeFocused()
    })

    await test.step('into the empty search of the menu of sections', async () => {
      const opener = studio.field('sections').getByTestId('add-multiple-object-button').last()
      const search = studio.sectionMenu.getByPlaceholder('Search', {exact: true})
      for (const words of ['hero', 'price']) {
        await opener.click()
        await expect(search).toBeFocused()
        await expect(search).toHaveValue('')
        await window.keyboard.type(words)
        await expect(search).toHaveValue(words)
        await window.keyboard.press('Escape')
        await expect(search).toBeHidden()
      }
    })
  })
})
