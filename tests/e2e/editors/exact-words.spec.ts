import {editors} from '#tests/support/edited-sites.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, withRestored} = editors

const id = 'form-download'
const exact = "We're Almost Ready!"

const titleOf = (document: string) =>
  contentClient.fetch<unknown>('*[_id == $document][0].title', {document})

const drafted = (title: string) => async () => (await titleOf(`drafts.${id}`)) === title

test('MOD-4: words that the specification fixes cannot be published otherwise, others can', async ({
  studio,
}) => {
  await withRestored([id], async () => {
    await studio.openDocument('formText', id)
    // A curly apostrophe is another letter.
    const altered = exact.replace("'", '’')
    await studio.write('title', altered, drafted(altered))
    await expect(studio.footButton('Publish')).toBeDisabled()
    await expect(
      studio.pane.getByTestId('field-title').getByTestId('input-validation-icon-error'),
    ).toBeVisible()
    expect(await titleOf(id)).toBe(exact)

    await studio.write('title', exact, drafted(exact))
    const intro = 'Our app is coming soon.'
    await studio.write(
      'intro',
      intro,
      async () =>
        (await contentClient.fetch<unknown>(`*[_id == "drafts.${id}"][0].intro`)) === intro,
    )
    await studio.publish(
      async () => (await contentClient.fetch<unknown>(`*[_id == "${id}"][0].intro`)) === intro,
    )
  })
})
