import {siteContent} from '#tests/support/site-content.ts'
import {expect, newEditor, Studio, test} from '#tests/support/studio.ts'

const {contentClient, publish, says, valueOf, withRestored} = siteContent

test('Studio restores an older version of the home page and opens its form again', async ({
  page,
  studio,
}) => {
  const id = 'page-home'
  const [first, second] = ['What we said first', 'What we say now']
  await withRestored([id], async () => {
    for (const title of [first, second]) await publish(id, {set: {title}})
    await studio.open(`structure/${id}`)
    await studio.formOpens()
    await studio.pane.getByTestId('pane-footer-document-status').click()
    await page.getByRole('tab', {name: 'History'}).click()
    await page.getByTestId('timeline-item-button').nth(1).click()
    await expect(studio.textBox('title')).toHaveValue(first)
    await studio.pane.getByRole('button', {name: 'Revert to revision'}).click()
    await page.getByRole('button', {name: 'Confirm'}).click()
    await expect.poll(says(`drafts.${id}`, 'title', first)).toBe(true)
    expect(await valueOf(id, 'title')).toBe(second)
    await studio.publish(says(id, 'title', first))
    await expect(studio.textBox('title')).toHaveValue(first)
  })
})

test('Studio refuses to delete an image in use and links the documents that use it', async ({
  page,
  studio,
}) => {
  const shown = await contentClient.fetch<{_id: string; by: string[]}>(
    `*[_type == "sanity.imageAsset" && count(*[_type == "clinician" && references(^._id)]) == 1][0]{
      _id,
      "by": *[_type == "clinician" && references(^._id)].name
    }`,
  )
  const [name = 'nobody'] = shown.by
  await studio.open(`structure/media;sanity.imageAsset;${shown._id}`)
  await studio.formOpens()
  await studio.pane.getByTestId('pane-context-menu-button').click()
  await page.getByRole('menuitem', {name: 'Incoming references'}).click()
  const reference = studio.pane.getByRole('link', {name}).or(studio.pane.getByText(name))
  await expect(reference.first()).toBeVisible()

  await studio.act('Delete')
  const dialog = page.getByRole('dialog', {name: 'Other documents refer to this one'})
  await dialog.getByRole('link', {name}).click()
  await expect(studio.textBox('name')).toHaveValue(name)
  expect(await contentClient.getDocument(shown._id)).toBeDefined()
})

test('Studio puts a deleted document back from the bin', async ({page, studio}) => {
  const id = 'faq-for-the-bin'
  const question = 'Where do deleted questions go?'
  const answer = [
    {_key: 'a', _type: 'block', children: [{_key: 'b', _type: 'span', text: 'Here.'}]},
  ]
  await withRestored([id, `bin.${id}`], async () => {
    await contentClient.createOrReplace({_id: id, _type: 'faq', question, answer, category: 'Bin'})
    await studio.openDocument('faq', id)
    await studio.act('Delete')
    await page.getByRole('dialog').getByRole('button', {name: 'Delete document'}).click()
    await expect.poll(() => contentClient.getDocument(id)).toBeUndefined()
    await studio.open('structure/bin')
    await page.getByTestId('document-links').getByRole('link', {name: question}).click()
    await studio.pane.getByRole('button', {name: 'Restore most recent revision'}).click()
    await expect.poll(() => valueOf(`drafts.${id}`, 'question')).toBe(question)
    await studio.open('structure/bin')
    await expect(
      page.getByTestId('document-links').getByRole('link', {name: question}),
    ).toHaveCount(0)
  })
})

test('Studio uploads several images in one step', async ({page, studio}) => {
  const names = ['first-of-two.svg', 'second-of-two.svg']
  const filter = '_type == "sanity.imageAsset" && originalFilename in $names'
  const stored = () => contentClient.fetch<string[]>(`*[${filter}].originalFilename`, {names})
  try {
    await studio.open('structure/media;upload')
    await page.getByLabel('Files to upload').setInputFiles(
      names.map((name, index) => ({
        name,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="4${index}" height="4"/>`,
        ),
      })),
    )
    await expect(page.getByTestId('uploads')).toHaveText(
      'first-of-two.svg: storedsecond-of-two.svg: stored',
    )
    expect((await stored()).toSorted()).toEqual(names)
  } finally {
    await contentClient.delete({query: `*[${filter}]`, params: {names}})
  }
})

test('Studio finds documents in a list and in the whole dataset', async ({page, studio}) => {
  await studio.open('structure/faq')
  const list = page.getByTestId('document-list-pane').getByRole('option')
  await expect(list.first()).toBeVisible()
  await page.getByRole('combobox', {name: 'Search list'}).fill('insurance')
  await expect(list).toHaveText([/insurance/, /insurance/, /insurance/])

  await page.getByRole('button', {name: 'Open search'}).click()
  await page.getByPlaceholder('Search', {exact: true}).fill('Haruto')
  const found = page.getByTestId('search-results').getByRole('link')
  await expect(found).toHaveText([/Mr Haruto Pembrowe/])
  await found.click()
  await expect(studio.textBox('name')).toHaveValue('Mr Haruto Pembrowe')
})

test('Studio shows two editors each other’s changes', async ({browser, studio}) => {
  const id = 'faq-of-two-editors'
  await withRestored([id], async () => {
    await contentClient.createOrReplace({_id: id, _type: 'faq', question: 'Who wrote this?'})
    const context = await newEditor(browser)
    const second = new Studio(await context.newPage())
    await studio.openDocument('faq', id)
    await second.openDocument('faq', id)

    const [first, other] = ['Written by the first?', 'Written by the second']
    await studio.write('question', first, says(`drafts.${id}`, 'question', first))
    await expect(second.textBox('question')).toHaveValue(first)
    await second.write('category', other, says(`drafts.${id}`, 'category', other))
    await expect(studio.textBox('category')).toHaveValue(other)
    await expect(studio.textBox('question')).toHaveValue(first)
    expect(await valueOf(`drafts.${id}`, 'question')).toBe(first)
    expect(second.takeIssues()).toEqual([])
    await context.close()
  })
})
