import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {says, withRestored} = siteContent

const id = 'form-download'
const draft = `drafts.${id}`
const required = "We're Almost Ready!"

test('Studio refuses a form without its required copy and publishes the rest (MOD-4)', async ({
  page,
  studio,
}) => {
  await withRestored([id], async () => {
    await studio.openDocument('formText', id)
    await test.step('a document that code looks up by name cannot be renamed, duplicated, unpublished or created', async () => {
      await expect(studio.textBox('name')).not.toBeEditable()
      await expect(studio.pane.getByTestId('action-menu-button')).toHaveCount(0)
      await page.getByRole('button', {name: 'Create new document'}).click()
      await expect(page.getByTestId('create-new-page')).toBeVisible()
      await expect(page.getByTestId('create-new-formText')).toHaveCount(0)
      await page.keyboard.press('Escape')
    })

    // A curly apostrophe counts as a change.
    const altered = required.replace("'", '’')
    await studio.write('title', altered, says(draft, 'title', altered))
    await expect(studio.footButton('Publish')).toBeDisabled()
    await expect(studio.field('title').getByTestId('input-validation-icon-error')).toBeVisible()
    await expect.poll(says(id, 'title', required)).toBe(true)

    await studio.write('title', required, says(draft, 'title', required))
    const intro = 'Our app is coming soon.'
    await studio.write('intro', intro, says(draft, 'intro', intro))
    await studio.publish(says(id, 'intro', intro))
  })
})
