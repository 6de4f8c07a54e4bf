import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, valueOf, withRestored} = siteContent

/** The speed at which a person types. */
const atHandSpeed = {delay: 140}

/** Polls a field of a document until it has a value. */
const expectValue = (id: string, field: string, value: unknown) =>
  expect.poll(() => valueOf(id, field)).toEqual(value)

test('Studio presets the kind of a clinician from the list in which it is created (G-5)', async ({
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
    await expect
      .poll(() => contentClient.fetch<unknown>(`${query}[0]{name, kind, isSample}`, {name}))
      .toEqual({name, kind: 'doctor', isSample: true})
  } finally {
    await contentClient.delete({query, params: {name}})
  }
})

test('Studio sets a position from a postcode district and a language code from a name (G-5)', async ({
  page,
  studio,
}) => {
  const id = 'clinician-of-inputs'
  const draft = `drafts.${id}`
  await withRestored([id], async () => {
    await contentClient.createOrReplace({
      ...{_id: draft, _type: 'clinician', name: 'Dr Input', kind: 'doctor'},
      languages: [{_type: 'spokenLanguage', _key: 'first'}],
    })
    await studio.openDocument('clinicians;clinician', id)

    await test.step('the district becomes a position without altitude', async () => {
      await studio.pane.getByRole('tab', {name: 'Visits'}).click()
      const place = studio.field('position')
      await expect(place.getByRole('spinbutton')).toHaveCount(0)
      const box = place.getByRole('combobox')
      await box.click()
      await page.keyboard.type('NW5', atHandSpeed)
      await expectValue(draft, 'position', {_type: 'geopoint', lat: 51.553, lng: -0.143})
      await page.keyboard.press('Tab')
      await expect(box).toHaveValue('NW5 Kentish Town')

      await box.click()
      await page.keyboard.type('Walthamstow', atHandSpeed)
      await expectValue(draft, 'position', {_type: 'geopoint', lat: 51.586, lng: -0.018})
      await page.keyboard.press('Tab')
      await expect(box).toHaveValue('E17 Walthamstow')
    })

    await test.step('a known language has its code, and an unknown one requires it', async () => {
      const place = encodeURIComponent('languages[_key=="first"]')
      await studio.open(`structure/clinicians;clinician;${id},path=${place}`)
      const dialog = page.getByTestId('nested-object-dialog')
      const name = dialog.getByTestId('field-languages[_key=="first"].name').locator('input')
      const code = dialog.getByTestId('field-languages[_key=="first"].lang').locator('input')
      await expect(name).toBeVisible()
      await expect(code).toHaveCount(0)
      await name.click()
      await page.keyboard.type('welsh', atHandSpeed)
      const language = {_type: 'spokenLanguage', _key: 'first'}
      await expectValue(draft, 'languages[0]', {...language, name: 'Welsh', lang: 'cy'})
      await expect(code).toHaveCount(0)
      await page.keyboard.type(' of Patagonia', atHandSpeed)
      await expectValue(draft, 'languages[0]', {...language, name: 'Welsh of Patagonia'})
      await code.click()
      await page.keyboard.type('cy-AR', atHandSpeed)
      await expectValue(draft, 'languages[0].lang', 'cy-AR')
      await dialog.getByRole('button', {name: 'Close dialog'}).click()
    })
  })
})

test('Studio adds an item to a list of strings when the editor presses Enter (G-5)', async ({
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
    for (const [index, district] of ['SW11', 'E17'].entries()) {
      await page.keyboard.press('Enter')
      await expect(list.getByRole('textbox').nth(index + 1)).toBeFocused()
      await page.keyboard.type(district, atHandSpeed)
    }
    await expectValue(draft, 'postcodes', ['N1', 'SW11', 'E17'])

    // The new item follows the focused one.
    await list.getByRole('textbox').first().click()
    await page.keyboard.press('Enter')
    await expect(list.getByRole('textbox').nth(1)).toBeFocused()
    await page.keyboard.type('W5', atHandSpeed)
    await expectValue(draft, 'postcodes', ['N1', 'W5', 'SW11', 'E17'])
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
    const headline = 'Healthcare is at home.'
    const house = {_type: 'hero', _key: 'house', headline}
    await contentClient.createOrReplace({...simple, sections: [house]})
    const place = encodeURIComponent('sections[_key=="house"].highlight')
    await studio.openDocument('pages;all', id)
    await studio.open(`structure/pages;all;${id},path=${place}`)
    const dialog = page.getByTestId('nested-object-dialog')
    const field = (name: string) => dialog.getByTestId(`field-sections[_key=="house"].${name}`)
    const highlight = 'sections[0].highlight'

    await test.step('the editor chooses words of the headline by mouse and keyboard', async () => {
      const words = field('highlight').getByRole('button', {name: /^(Healthcare|is|at|home\.)$/})
      await expect(words).toHaveText(['Healthcare', 'is', 'at', 'home.'])
      await words.nth(3).click()
      await expectValue(draft, highlight, 'home.')
      await words.nth(2).press('Space')
      await expectValue(draft, highlight, 'at home.')
      await expect(words.nth(2)).toBeFocused()
      await words.nth(3).press('Enter')
      await expectValue(draft, highlight, 'at')
    })

    await test.step('the editor can remove words that are no longer in the headline', async () => {
      const box = field('headline').getByRole('textbox')
      await box.click()
      await box.press('ControlOrMeta+a')
      await page.keyboard.type('Home care', atHandSpeed)
      const words = field('highlight').getByRole('group').getByRole('button')
      await expect(words).toHaveText(['Home', 'care', 'Remove “at”'])
      await words.last().click()
      await expectValue(draft, highlight, null)
    })

    await test.step('a link requires a page only when it leads to one', async () => {
      // One for this link and one for the next.
      const pages = dialog.getByText('The page to go to.')
      await field('primary.kind').getByRole('radio', {name: 'A page of this website'}).check()
      await expect(pages).toHaveCount(2)
      await field('primary.kind').getByRole('radio', {name: 'A form that opens'}).check()
      await expect(field('primary.dialog')).toBeVisible()
      await expect(pages).toHaveCount(1)
      await field('primary.dialog').getByRole('combobox').selectOption({label: 'Early access'})
      await expectValue(draft, 'sections[0].primary', {
        ...{_type: 'link', kind: 'dialog', dialog: 'earlyAccess'},
      })
    })
    await dialog.getByRole('button', {name: 'Close dialog'}).click()
  })
})

test('Studio keeps links, headings, numbers and tables of pasted text, and links a pasted address (G-5)', async ({
  page,
  studio,
}) => {
  const id = 'faq-of-inputs'
  const draft = `drafts.${id}`
  const copied = `<h1>What a nurse does</h1><p>Read  <a href="https://www.nhs.uk/">what the NHS says</a>.</p>
    <ol><li>Call us</li></ol><table><tr><td>Visit</td><td>Price</td></tr><tr><td>Nurse</td><td>£60</td></tr></table>`
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
      {
        style: 'normal',
        children: [{text: 'Read '}, {text: 'what the NHS says'}, {text: '.'}],
        markDefs: [{...link, address: 'https://www.nhs.uk/'}],
      },
      {listItem: 'number', children: [{text: 'Call us'}]},
      {_type: 'table', columns: ['Visit', 'Price'], rows: [{cells: ['Nurse', '£60']}]},
    ])
  })
})
