import {siteContent} from '#tests/support/site-content.ts'
import {expect, type Studio, test} from '#tests/support/studio.ts'

const {contentClient, withRestored} = siteContent

/** An empty field for each kind of text input. */
const typed = [
  {
    draft: {_id: 'drafts.clinician-typed', _type: 'clinician', kind: 'doctor'},
    place: 'clinicians;clinician',
    fields: [
      {tab: 'Person', field: 'slug', value: 'slug.current', text: 'ada-typed'},
      {tab: 'Person', field: 'yearsExperience', text: 12},
      // Its object is required too, so the first key removes two errors.
      {tab: 'Example or real', field: 'registration.body', text: 'Medical Council'},
      {tab: 'Visits', field: 'location', text: 'Camden Town'},
    ],
  },
  {
    draft: {_id: 'drafts.update-typed', _type: 'update'},
    place: 'update',
    fields: [{field: 'description', text: 'Nurses visit.'}],
  },
  {
    draft: {_id: 'drafts.area-typed', _type: 'area', postcodes: ['']},
    place: 'area',
    // The error changes while the editor types: SW is not a postcode, SW1 is one.
    fields: [{field: 'postcodes', value: 'postcodes[0]', text: 'SW11'}],
  },
  {
    draft: {_id: 'drafts.faq-typed', _type: 'faq'},
    place: 'faq',
    fields: [{field: 'answer', value: 'answer[0].children[0].text', text: 'Within a day.'}],
  },
] as const

/** The field together with the error below it. */
const withReason = (studio: Studio, field: string) =>
  studio.pane
    .locator(':has(> [data-testid="reason-error"])')
    .filter({has: studio.page.getByTestId(`field-${field}`)})
    .last()

test('a required field stores every key when its error disappears while an editor types (G-5)', async ({
  page,
  studio,
}) => {
  const ids = typed.map(({draft}) => draft._id.replace('drafts.', ''))
  await withRestored(ids, async () => {
    for (const {draft, place, fields} of typed) {
      await contentClient.createOrReplace<Record<string, unknown>>(draft)
      await studio.openDocument(place, draft._id.replace('drafts.', ''))
      for (const {field, text, ...more} of fields) {
        if ('tab' in more) await studio.pane.getByRole('tab', {name: more.tab}).click()
        await expect(withReason(studio, field)).toBeVisible()
        const box = studio.field(field).locator('input, textarea, [role="textbox"]').first()
        await box.click()
        await expect(box).toBeFocused()
        await page.keyboard.type(String(text), {delay: 140})
        const value = 'value' in more ? more.value : field
        await expect
          .poll(() => contentClient.fetch<unknown>(`*[_id == $id][0].${value}`, {id: draft._id}))
          .toBe(text)
      }
    }
  })
})
