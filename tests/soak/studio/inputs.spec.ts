import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, valueOf, withRestored} = siteContent

/** The speed at which a person types. */
const atHandSpeed = {delay: 140}

/** Polls a field of a document until it has a value. */
const expectValue = (id: string, field: string, value: unknown) =>
  expect.poll(() => valueOf(id, field)).toEqual(value)

test('Studio presets the kind of a new clinician, and sets a position from a district and a code from a language (G-5)', async ({
  page,
  studio,
}) => {
  const name = 'Dr Kindly Preset'
  const query = '*[_type == "clinician" && name == $name]'
  try {
    await studio.open('structure/clinicians;doctor')
    await page.getByTestId('action-intent-button').last().click()
    await studio.formOpens()
    await expect(studio.field('kind').getByRole('radio', {name: 'Doctor (GP)'})).toBeChecked()
    await studio.textBox('name').click()
    await page.keyboard.type(name, atHandSpeed)
    const stored = () => contentClient.fetch<{_id: string} | null>(`${query}[0]`, {name})
    await expect.poll(stored).toMatchObject({kind: 'doctor', isSample: true})
    const draft = (await stored())?._id ?? ''

    await studio.pane.getByRole('tab', {name: 'Visits'}).click()
    const place = studio.field('position')
    await expect(place.getByRole('spinbutton')).toHaveCount(0)
    const box = place.getByRole('combobox')
    await box.click()
    await page.keyboard.type('NW5', atHandSpeed)
    await expectValue(draft, 'position', {_type: 'geopoint', lat: 51.553, lng: -0.143})
    await page.keyboard.press('Tab')
    await expect(box).toHaveValue('NW5 Kentish Town')

    const language = {_type: 'spokenLanguage', _key: 'first'}
    await contentClient
      .patch(draft)
      .set({languages: [language]})
      .commit()
    const at = encodeURIComponent('languages[_key=="first"]')
    await studio.open(`structure/clinicians;clinician;${draft.replace('drafts.', '')},path=${at}`)
    const dialog = page.getByTestId('nested-object-dialog')
    const input = (field: string) =>
      dialog.getByTestId(`field-languages[_key=="first"].${field}`).locator('input')
    await input('name').click()
    await page.keyboard.type('welsh', atHandSpeed)
    await expectValue(draft, 'languages[0]', {...language, name: 'Welsh', lang: 'cy'})
    await expect(input('lang')).toHaveCount(0)
    await page.keyboard.type(' of Patagonia', atHandSpeed)
    await input('lang').click()
    await page.keyboard.type('cy-AR', atHandSpeed)
    await expectValue(draft, 'languages[0].lang', 'cy-AR')
    await dialog.getByRole('button', {name: 'Close dialog'}).click()
  } finally {
    await contentClient.delete({query, params: {name}})
  }
})

test('Studio adds an item to a list when the editor presses Enter, and keeps every key while errors change (G-5)', async ({
  page,
  studio,
}) => {
  const id = 'area-of-inputs'
  const draft = `drafts.${id}`
  await withRestored([id], async () => {
    await contentClient.createOrReplace({_id: draft, _type: 'area', name: 'Inputs'})
    await studio.openDocument('area', id)
    const list = studio.field('postcodes')
    await list.getByRole('button', {name: 'Add item'}).click()
    await expect(list.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('N1', atHandSpeed)
    await page.keyboard.press('Enter')
    await expect(list.getByRole('textbox').nth(1)).toBeFocused()
    // SW is not a postcode, SW1 is one.
    await page.keyboard.type('SW11', atHandSpeed)
    await expectValue(draft, 'postcodes', ['N1', 'SW11'])
  })
})

test('Studio requires no page for a link that opens a form, and offers the words of a headline (G-5)', async ({
  page,
  studio,
}) => {
  const id = 'page-of-inputs'
  const draft = `drafts.${id}`
  await withRestored([id], async () => {
    const simple = simplePage({id: draft, path: '/page-of-inputs', headline: 'Inputs'})
    const house = {_type: 'hero', _key: 'house', headline: 'Healthcare is at home.'}
    await contentClient.createOrReplace({...simple, sections: [house]})
    const place = encodeURIComponent('sections[_key=="house"].highlight')
    await studio.openDocument('pages;all', id)
    await studio.open(`structure/pages;all;${id},path=${place}`)
    const dialog = page.getByTestId('nested-object-dialog')
    const field = (name: string) => dialog.getByTestId(`field-sections[_key=="house"].${name}`)
    await field('highlight').getByRole('button', {name: 'home.'}).click()
    await field('highlight').getByRole('button', {name: 'at', exact: true}).press('Space')
    await expectValue(draft, 'sections[0].highlight', 'at home.')

    const target = field('primary').getByText('The page to go to.')
    await field('primary.kind').getByRole('radio', {name: 'A page of this website'}).check()
    await expect(target).not.toHaveCount(0)
    await field('primary.kind').getByRole('radio', {name: 'A form that opens'}).check()
    await expect(target).toHaveCount(0)
    await field('primary.dialog').getByRole('combobox').selectOption({label: 'Early access'})
    await expectValue(draft, 'sections[0].primary', {
      ...{_type: 'link', kind: 'dialog', dialog: 'earlyAccess'},
    })
    await dialog.getByRole('button', {name: 'Close dialog'}).click()
  })
})

test('Studio keeps the headings and links of pasted text, and links a pasted address (G-5)', async ({
  page,
  studio,
}) => {
  const id = 'faq-of-inputs'
  const draft = `drafts.${id}`
  const copied = `<h1>What a nurse does</h1><p>Read <a href="https://www.nhs.uk/">what the NHS says</a>.</p>`
  await withRestored([id], async () => {
    await contentClient.createOrReplace({_id: draft, _type: 'faq', question: 'What is pasted?'})
    await studio.openDocument('faq', id)
    const answer = () => contentClient.fetch<unknown>('*[_id == $draft][0].answer[]{...}', {draft})
    await page.evaluate(() => navigator.clipboard.writeText('https://example.org/'))
    await studio.textBox('answer').click()
    await page.keyboard.press('Control+v')
    const link = {_type: 'textLink', kind: 'address', address: 'https://example.org/'}
    await expect.poll(answer).toMatchObject([{markDefs: [link]}])

    await page.evaluate(async (html) => {
      const type = 'text/html'
      await navigator.clipboard.write([new ClipboardItem({[type]: new Blob([html], {type})})])
    }, copied)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+v')
    await expect.poll(answer).toMatchObject([
      {style: 'h2', children: [{text: 'What a nurse does'}]},
      {style: 'normal', markDefs: [{...link, address: 'https://www.nhs.uk/'}]},
    ])
  })
})
