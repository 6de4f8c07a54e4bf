import {draftNotice, openPreview} from '#tests/support/draft-preview.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, expectShown, htmlOf, says, withRestored} = siteContent

const id = 'page-to-preview'
const path = '/page-to-preview'
const published = 'What everybody reads'
const drafted = 'What editors read'
const page = simplePage({id, path, headline: published})

/** Publishes a page and changes its headline in a draft, as another editor would. */
async function createPageWithDraft(): Promise<void> {
  await contentClient.createOrReplace(page)
  await contentClient.createOrReplace({
    ...simplePage({id: `drafts.${id}`, path, headline: drafted}),
    title: published,
  })
  await expectShown(path, published)
}

test('Studio shows a draft beside its form, and a click on the page opens the field (G-5)', async ({
  page: window,
  studio,
}) => {
  await withRestored([id], async () => {
    await createPageWithDraft()
    const preview = await openPreview(studio, path)
    const heading = preview.getByRole('heading', {level: 1})
    await expect(heading).toContainText(drafted)
    await expect(studio.textBox('title')).toHaveValue(published)

    await test.step('the preview follows the perspective: drafts or published', async () => {
      const choose = async (perspective: string) => {
        await window.getByTestId('global-perspective-menu-button').click()
        await window.getByTestId('release-menu').getByText(perspective, {exact: true}).click()
      }
      await choose('Published')
      await expect(heading).toContainText(published)
      await expect(preview.getByText(draftNotice)).toHaveCount(0)
      await choose('Drafts')
      await expect(heading).toContainText(drafted)
      await expect(preview.getByText(draftNotice)).toBeVisible()
    })

    await expect(preview.locator('sanity-visual-editing [data-ui="Card"]')).not.toHaveCount(0)
    await heading.hover()
    await expect(preview.locator('[data-hovered] [data-sanity-overlay-element]')).toHaveCount(1)
    await heading.click()
    const field = window.locator('input[id$=".headline"]')
    await expect(field).toBeFocused()

    const written = 'What everybody reads next'
    await field.fill(written)
    await expect(heading).toContainText(written)
    const html = await htmlOf(path)
    expect(html).not.toContain(written)
    expect(html).not.toContain(draftNotice)

    await window.getByRole('button', {name: 'Close dialog'}).click()
    await studio.publish(says(id, 'sections[0].headline', written))
    await expectShown(path, written)
  })
})
