import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, says, withRestored} = siteContent

const paragraph = {
  ...{_type: 'block', _key: 'answer', style: 'normal', markDefs: []},
  children: [{_type: 'span', _key: 'words', text: 'Back.', marks: []}],
}

test('Studio restores the focus when a dialog closes (WCAG 2.4.3)', async ({page, studio}) => {
  const [id, place] = ['question-of-focus', 'page-of-focus']
  await withRestored([id, place], async () => {
    await contentClient.createOrReplace({
      ...{_id: id, _type: 'faq', question: 'Where does the focus go?', category: 'GP visits'},
      ...{isListed: false, answer: [paragraph]},
    })
    await contentClient.createOrReplace({
      ...{_id: place, _type: 'page', title: 'Focus', path: {_type: 'slug', current: '/focus-test'}},
      sections: [
        {
          ...{_key: 'list', _type: 'faqs', layout: 'chosen', heading: 'Questions'},
          items: [{_key: 'only', _type: 'reference', _ref: id}],
        },
      ],
    })

    await test.step('to the button that publishes', async () => {
      const question = 'Where did the focus go?'
      await studio.openDocument('faq', id)
      await studio.write('question', question, says(`drafts.${id}`, 'question', question))
      const publish = studio.footButton('Publish')
      await expect(publish).toBeEnabled()
      await publish.press('Enter')
      await expect(page.getByTestId('confirm-publish')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByTestId('confirm-publish')).toBeHidden()
      await expect(publish).toBeFocused()
    })

    await test.step('into a section that the mouse opens, and back', async () => {
      await studio.openDocument('pages;all', place)
      const section = studio
        .field('sections')
        .getByRole('button', {name: /Questions/})
        .first()
      await section.click()
      const dialog = page.getByTestId('nested-object-dialog')
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
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
        await page.keyboard.type(words)
        await expect(search).toHaveValue(words)
        await page.keyboard.press('Escape')
        await expect(search).toBeHidden()
      }
    })

    await test.step('to the section that was open', async () => {
      await studio.openDocument('pages;all', place)
      const section = studio
        .field('sections')
        .getByRole('button', {name: /Questions/})
        .first()
      await section.press('Enter')
      await expect(page.getByTestId('nested-object-dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByTestId('nested-object-dialog')).toBeHidden()
      await expect(section).toBeFocused()
    })
  })
})
