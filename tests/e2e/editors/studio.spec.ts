import {randomUUID} from 'node:crypto'
import type {APIRequestContext} from '@playwright/test'
import sharp from 'sharp'
import {singletonTypes} from '#model/documents.ts'
import {fixedSetTypes} from '#model/fixed-documents.ts'
import {editors} from '#tests/support/edited-sites.ts'
import {expect, newEditor, Studio, test} from '#tests/support/studio.ts'
import {simplePage} from '#tests/support/simple-page.ts'

const {contentClient, origin: site, withRestored} = editors

const question = 'How soon will a GP be with me?'

const gpVisit = async (request: APIRequestContext) => (await request.get(`${site}/gp-visit`)).text()

const valueOf = (id: string, field: string) =>
  contentClient.fetch<unknown>(`*[_id == $id][0].${field}`, {id})

const says = (id: string, field: string, value: string) => async () =>
  (await valueOf(id, field)) === value

const fieldOf = (id: string, field: string) => expect.poll(() => valueOf(id, field))

const isThere = async (id: string) => (await contentClient.getDocument(id)) !== undefined

const exists = (id: string) => expect.poll(() => isThere(id))

test('the Studio opens without a login with what waits for facts, and lists what can be edited', async ({
  page,
  studio,
}) => {
  await studio.load()
  await expect(page.getByTestId('site-health')).toHaveText('The site shows what is published.')
  const unsourced = page.getByTestId('overview').getByRole('link', {name: 'without a source'})
  await expect(unsourced).toContainText(/[1-9]/)
  await unsourced.click()
  const waiting = page.getByTestId('document-list-pane').getByRole('option')
  await expect(waiting.first()).toContainText('⚠ Statistic without a source')

  await page.getByRole('listbox', {name: 'Content'}).getByTestId('pane-item-Pages').click()
  const pages = page.getByRole('listbox', {name: 'Pages'})
  await pages.getByRole('link', {name: 'Contact us /contact'}).click()
  await expect(studio.textBox('title')).toHaveValue('Contact us')
  await expect(studio.textBox('path')).toHaveValue('/contact')
})

test('an edit is a draft until it is published, and then the site shows it', async ({
  request,
  studio,
}) => {
  await withRestored(['faq-gp-2'], async () => {
    const before = await contentClient.getDocument('faq-gp-2')
    await studio.openDocument('faq', 'faq-gp-2')
    await studio.write('question', question, says('drafts.faq-gp-2', 'question', question))
    expect(await contentClient.getDocument('faq-gp-2')).toEqual(before)
    expect(await gpVisit(request)).not.toContain(question)

    await studio.publish(says('faq-gp-2', 'question', question))
    await exists('drafts.faq-gp-2').toBe(false)
    await expect.poll(() => gpVisit(request)).toContain(question)
  })
})

test('discarding goes back to what is published', async ({studio}) => {
  await withRestored(['faq-gp-3'], async () => {
    await studio.openDocument('faq', 'faq-gp-3')
    const published = await studio.textBox('question').inputValue()
    const bad = 'Not a good question'
    await studio.write('question', bad, says('drafts.faq-gp-3', 'question', bad))

    await studio.act('Discard changes')
    await studio.confirm('Discard changes?', 'Discard changes')
    await expect(studio.textBox('question')).toHaveValue(published)
    await exists('drafts.faq-gp-3').toBe(false)
  })
})

test('unpublishing takes a page off the site and keeps it as a draft', async ({
  request,
  studio,
}) => {
  const id = 'page-of-a-studio-test'
  await withRestored([id], async () => {
    await contentClient.createOrReplace(
      simplePage({id, path: '/page-of-a-studio-test', headline: 'A test'}),
    )
    const status = async () => (await request.get(`${site}/page-of-a-studio-test`)).status()
    await expect.poll(status).toBe(200)

    await studio.openDocument('pages', id)
    await studio.view('Published').click()
    await studio.footButton('Unpublish').click()
    await studio.confirm('Unpublish document?', 'Unpublish')
    await exists(id).toBe(false)
    await fieldOf(`drafts.${id}`, 'title').toBe('A test')
    await expect.poll(status).toBe(404)
  })
})

test('a new document is created from the menu and published', async ({page, studio}) => {
  const title = `Is this a test? ${randomUUID()}`
  const ids = () => contentClient.fetch<string[]>('*[question == $title]._id', {title})
  try {
    await studio.open('structure/faq')
    await page.getByRole('button', {name: 'Create new document'}).click()
    await page.getByTestId('create-new-faq').click()
    await studio.write('question', title, async () => (await ids()).length === 1)
    const [draft = ''] = await ids()
    expect(draft).toMatch(/^drafts\./)
    await studio.type('answer', 'Yes, it is.')
    await fieldOf(draft, 'answer[0].children[0].text').toBe('Yes, it is.')

    const id = draft.replace('drafts.', '')
    await studio.publish(() => isThere(id))
    await exists(draft).toBe(false)
    await fieldOf(id, 'answer[0].children[0].text').toBe('Yes, it is.')
    await expect(page.getByTestId('document-list-pane').getByText(title)).toBeVisible()
  } finally {
    await contentClient.delete({query: '*[question == $title]', params: {title}})
  }
})

test('a document is duplicated, and the copy deleted', async ({page, studio}) => {
  const title = `Twice? ${randomUUID()}`
  const original = `faq-${randomUUID()}`
  const copies = () =>
    contentClient.fetch<string[]>('*[question == $title && _id != $original]._id', {
      title,
      original,
    })
  try {
    await contentClient.create({_id: original, _type: 'faq', question: title})
    await studio.openDocument('faq', original)
    await studio.act('Duplicate')
    await expect.poll(copies).toHaveLength(1)
    await expect(page).not.toHaveURL(new RegExp(original))
    await expect(studio.textBox('question')).toHaveValue(title)

    await studio.act('Delete')
    await studio.confirm('Delete document?', 'Delete document')
    await expect.poll(copies).toEqual([])
    await exists(original).toBe(true)
  } finally {
    await contentClient.delete({query: '*[question == $title]', params: {title}})
  }
})

test('a published document is deleted, unless others refer to it', async ({page, studio}) => {
  const id = `faq-${randomUUID()}`
  try {
    await contentClient.create({_id: id, _type: 'faq', question: 'Shall I go?'})
    await studio.openDocument('faq', id)
    await studio.act('Delete')
    await studio.confirm('Delete document?', 'Delete document')
    await exists(id).toBe(false)

    await studio.openDocument('faq', 'faq-gp-1')
    await studio.act('Delete')
    const dialog = page.getByRole('dialog', {name: 'Delete document?'})
    await expect(dialog.getByRole('link', {name: 'Request a GP visit', exact: true})).toBeVisible()
    expect(await contentClient.getDocument('faq-gp-1')).toBeDefined()
  } finally {
    await contentClient.delete(id)
  }
})

test('a picture is uploaded into a field, shown there and served by the lake', async ({
  page,
  request,
  studio,
}) => {
  const id = `testimonial-${randomUUID()}`
  const png = await sharp({create: {width: 40, height: 50, channels: 3, background: '#7c3a5e'}})
    .png()
    .toBuffer()
  const asset = () =>
    contentClient.fetch<{_id: string; url: string} | null>(
      '*[_id == $id][0].portrait.image.asset->{_id, url}',
      {id: `drafts.${id}`},
    )
  try {
    await contentClient.create({_id: `drafts.${id}`, _type: 'testimonial', name: 'Nobody'})
    await studio.openDocument('testimonial', id)
    const portrait = studio.pane.getByTestId('field-portrait')
    const file = portrait.locator('input[type=file]').first()
    await expect(file).toBeEnabled()
    await file.setInputFiles({name: 'portrait.png', mimeType: 'image/png', buffer: png})
    const preview = portrait.getByRole('img', {name: 'Preview of uploaded image'})
    await expect(preview).toBeVisible()
    await expect.poll(() => preview.evaluate(widthOfImage)).toBeGreaterThan(0)

    await expect.poll(asset).not.toBeNull()
    const answer = await request.get((await asset())?.url ?? '')
    expect(answer.headers()['content-type']).toBe('image/png')
    expect(await answer.body()).toEqual(png)
  } finally {
    const uploaded = await asset()
    // A Studio that stays open would ask for the picture of the document that it remembers.
    await page.goto('about:blank')
    await contentClient.delete(`drafts.${id}`)
    if (uploaded) await contentClient.delete(uploaded._id)
  }
})

test('documents are found in a list and in the whole dataset', async ({page, studio}) => {
  await studio.open('structure/faq')
  const list = page.getByTestId('document-list-pane').getByRole('option')
  await expect(list.first()).toBeVisible()
  await page.getByRole('combobox', {name: 'Search list'}).fill('insurance')
  await expect(list).toHaveText([/insurance/, /insurance/, /insurance/])

  await page.getByRole('button', {name: 'Open search'}).click()
  await page.getByPlaceholder('Search', {exact: true}).fill('Haruto')
  const found = page.getByTestId('search-results').getByRole('link')
  await expect(found).toHaveText([/Mr Haruto Pembrowe.* · on Languages and interpreters and /])
  await found.click()
  await expect(studio.textBox('name')).toHaveValue('Mr Haruto Pembrowe')
})

test('a singleton is neither created nor doubled nor ended', async ({page, studio}) => {
  await withRestored(['footer'], async () => {
    await studio.open('structure/frame;footer')
    await page.getByRole('button', {name: 'Create new document'}).click()
    await expect(page.getByTestId('create-new-page')).toBeVisible()
    for (const type of singletonTypes) {
      await expect(page.getByTestId(`create-new-${type}`)).toHaveCount(0)
    }
    await page.keyboard.press('Escape')

    await studio.write(
      'socialHeading',
      'Meet us',
      says('drafts.footer', 'socialHeading', 'Meet us'),
    )
    const actions = await studio.actions()
    await expect(actions).toHaveText(['Discard changes'])
    await page.keyboard.press('Escape')

    await studio.view('Published').click()
    await expect(studio.textBox('socialHeading')).not.toBeEditable()
    await expect(studio.footButton('Unpublish')).toHaveCount(0)
    await expect(studio.pane.getByTestId('action-menu-button')).toHaveCount(0)
  })
})

for (const [what, place, id, field] of [
  ['the words of a form', 'formText', 'form-contact', 'name'],
  ['the words of an e-mail', 'emailText', 'email-contact-received', 'name'],
  ['Home', 'home', 'page-home', 'path'],
  ['a page that a form leads to', 'pages', 'page-early-access', 'path'],
] as const) {
  test(`what code finds by name is neither doubled nor ended, and keeps its name: ${what}`, async ({
    studio,
  }) => {
    await withRestored([id], async () => {
      if (place === 'home') {
        await studio.open('structure/home')
        await studio.formOpens()
      } else await studio.openDocument(place, id)
      await expect(studio.textBox(field)).toBeVisible()
      await expect(studio.textBox(field)).not.toBeEditable()
      await expect(studio.pane.getByTestId('action-menu-button')).toHaveCount(0)

      await studio.view('Published').click()
      await expect(studio.textBox(field)).toBeVisible()
      await expect(studio.footButton('Unpublish')).toHaveCount(0)
      await expect(studio.pane.getByTestId('action-menu-button')).toHaveCount(0)
    })
  })
}

test('documents of which there is a fixed set are not offered for creation', async ({
  page,
  studio,
}) => {
  await studio.open('structure/service')
  await expect(page.getByTestId('document-list-pane').getByText('GP at home')).toBeVisible()
  await expect(
    page.getByTestId('document-list-pane').getByRole('button', {name: /create|new/i}),
  ).toHaveCount(0)
  await page.getByRole('button', {name: 'Create new document'}).click()
  await expect(page.getByTestId('create-new-page')).toBeVisible()
  for (const type of fixedSetTypes) {
    await expect(page.getByTestId(`create-new-${type}`)).toHaveCount(0)
  }
})

test('two editors see what the other one writes', async ({browser, studio}) => {
  await withRestored(['faq-gp-4'], async () => {
    const context = await newEditor(browser)
    const second = new Studio(await context.newPage())
    await studio.openDocument('faq', 'faq-gp-4')
    await second.openDocument('faq', 'faq-gp-4')

    const [first, other] = ['Written by the first?', 'Written by the second']
    await studio.write('question', first, says('drafts.faq-gp-4', 'question', first))
    await expect(second.textBox('question')).toHaveValue(first)
    await second.write('category', other, says('drafts.faq-gp-4', 'category', other))
    await expect(studio.textBox('category')).toHaveValue(other)
    await expect(studio.textBox('question')).toHaveValue(first)
    await fieldOf('drafts.faq-gp-4', 'question').toBe(first)
    expect(second.takeIssues()).toEqual([])
    await context.close()
  })
})

/** Zero until the picture has arrived and could be read. */
function widthOfImage(element: Element): number {
  return element instanceof HTMLImageElement ? element.naturalWidth : 0
}
