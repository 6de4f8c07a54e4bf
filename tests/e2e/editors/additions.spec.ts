import type {APIRequestContext} from '@playwright/test'
import {editors} from '#tests/support/edited-sites.ts'
import {expect, type Studio, test} from '#tests/support/studio.ts'

const {contentClient, origin: site, publish, withRestored} = editors

/** Which documents of a type have a text in a field, drafts among them. */
const idsWith = (type: string, field: string, text: string) =>
  contentClient.fetch<string[]>(`*[_type == $type && ${field} == $text]._id`, {type, text})

interface Addition {
  type: string
  /** The field that names a document of the type, and the name of the one that is made. */
  field: string
  name: string
}

/** Runs a test and deletes every document that bears the name it gives, whatever it did. */
async function withoutTrace({type, field, name}: Addition, run: () => Promise<void>) {
  try {
    await run()
  } finally {
    const ids = await idsWith(type, field, name)
    if (ids.length > 0) await contentClient.delete({query: '*[_id in $ids]', params: {ids}})
  }
}

/** Writes the name of a new document, after which the dataset has a draft of it. */
async function nameIt(studio: Studio, {type, field, name}: Addition): Promise<string> {
  await studio.write(field, name, async () => (await idsWith(type, field, name)).length === 1)
  const [draft = ''] = await idsWith(type, field, name)
  return draft.replace('drafts.', '')
}

/**
 * Begins a new document as a copy of another one, as editors do when most of it is alike, and names it.
 *
 * @param list - where the Studio lists the document
 * @returns the id of the copy
 */
async function duplicate(studio: Studio, list: string, id: string, copy: Addition) {
  await studio.openDocument(list, id)
  await studio.act('Duplicate')
  await expect(studio.page).not.toHaveURL(new RegExp(id))
  return nameIt(studio, copy)
}

async function publishIt(studio: Studio, id: string): Promise<void> {
  await studio.publish(async () => (await contentClient.getDocument(id)) !== undefined)
}

const draftSays = (id: string, field: string) =>
  expect.poll(() => contentClient.fetch<unknown>(`*[_id == $id][0].${field}`, {id: `drafts.${id}`}))

/** A page shows a text, or shows it no more. */
const shown = (request: APIRequestContext, path: string, text: string) =>
  expect.poll(async () => (await (await request.get(site + path)).text()).includes(text), {
    message: `${path} says ${text}`,
    intervals: [100],
  })

const found = (text: string) => `/search?q=${encodeURIComponent(text)}`

test('FAQ-1, G-5: a new question is among all questions, on the page it is put on and in the search', async ({
  request,
  studio,
}) => {
  const question = {type: 'faq', field: 'question', name: 'Will the doctor mind my parrot?'}
  await withoutTrace(question, async () => {
    await studio.create('faq')
    const id = await nameIt(studio, question)
    await studio.type('answer', 'Not at all.')
    await draftSays(id, 'answer[0].children[0].text').toBe('Not at all.')
    await studio.write('category', 'GP visits', async () =>
      (await idsWith('faq', 'category', 'GP visits')).includes(`drafts.${id}`),
    )
    await studio.switchOn('On the page of all questions')
    await draftSays(id, 'isListed').toBe(true)
    await publishIt(studio, id)
    await shown(request, '/faq', question.name).toBe(true)
    await shown(request, found('parrot'), question.name).toBe(true)

    await withRestored(['page-gp-visit'], async () => {
      await shown(request, '/gp-visit', question.name).toBe(false)
      const sections = await contentClient.fetch<{_type: string; items?: unknown[]}[]>(
        '*[_id == "page-gp-visit"][0].sections',
      )
      const index = sections.findIndex(({_type}) => _type === 'faqList')
      const reference = {_type: 'reference', _ref: id, _key: 'question-of-a-test'}
      await publish('page-gp-visit', {
        set: {[`sections[${index}].items`]: [...(sections[index]?.items ?? []), reference]},
      })
      await shown(request, '/gp-visit', question.name).toBe(true)
    })
  })
  await shown(request, '/faq', question.name).toBe(false)
  await shown(request, '/gp-visit', question.name).toBe(false)
})

test('GP-2, GP-3, CARD-1: a new doctor has a profile, and is on the map, among the cards, the languages and in the search', async ({
  request,
  studio,
}) => {
  const doctor = {type: 'clinician', field: 'name', name: 'Dr Ottoline Quenby'}
  await withoutTrace(doctor, async () => {
    const id = await duplicate(studio, 'clinicians;doctor', 'clinician-adaeze-thornbury', doctor)
    await studio.write('slug', 'ottoline-quenby', async () =>
      (await idsWith('clinician', 'slug.current', 'ottoline-quenby')).includes(`drafts.${id}`),
    )
    await publishIt(studio, id)
    await shown(request, '/doctors/ottoline-quenby', doctor.name).toBe(true)
    await shown(request, '/book/ottoline-quenby', doctor.name).toBe(true)
    await shown(request, '/languages', doctor.name).toBe(true)
    await shown(request, found('Quenby'), doctor.name).toBe(true)
    await shown(request, '/gp-visit', `<h3>${doctor.name}</h3>`).toBe(true)
    await shown(request, '/gp-visit', 'href="/doctors/ottolinequenby"').toBe(true)
    await shown(request, '/specialist-visit', doctor.name).toBe(false)
  })
  await shown(request, '/gp-visit', doctor.name).toBe(false)
})

test('G-2, G-5: a new page is at its address and in the search', async ({request, studio}) => {
  const added = {type: 'page', field: 'title', name: 'Visits by boat'}
  await withoutTrace(added, async () => {
    const id = await duplicate(studio, 'pages', 'page-careers', added)
    await studio.write('path', '/visits-by-boat', async () =>
      (await idsWith('page', 'path.current', '/visits-by-boat')).includes(`drafts.${id}`),
    )
    await studio.pane.getByRole('tab', {name: 'Search engines and sharing'}).click()
    await studio.write('seo.title', added.name, async () =>
      (await idsWith('page', 'seo.title', added.name)).includes(`drafts.${id}`),
    )
    await publishIt(studio, id)
    await shown(request, '/visits-by-boat', `<title>${added.name} – Lamplight</title>`).toBe(true)
    await shown(request, found('boat'), 'href="/visits-by-boat"').toBe(true)
  })
  await expect.poll(async () => (await request.get(`${site}/visits-by-boat`)).status()).toBe(404)
})

test('PROV-5, G-5: a new guide is on the page of guides and in the search', async ({
  request,
  studio,
}) => {
  const guide = {type: 'resource', field: 'title', name: 'Visits to lighthouses'}
  await withoutTrace(guide, async () => {
    await studio.create('resource')
    const id = await nameIt(studio, guide)
    await studio.write(
      'description',
      'How to climb the stairs.',
      async () => (await idsWith('resource', 'description', 'How to climb the stairs.')).length > 0,
    )
    await studio.write('fileType', 'PDF', async () =>
      (await idsWith('resource', 'fileType', 'PDF')).includes(`drafts.${id}`),
    )
    await publishIt(studio, id)
    await shown(request, '/providers/policies', guide.name).toBe(true)
    await shown(request, found('lighthouses'), guide.name).toBe(true)
  })
  await shown(request, '/providers/policies', guide.name).toBe(false)
})

test('UPD-1, G-5: a new update is on the page of updates, in the feed and in the search', async ({
  page,
  request,
  studio,
}) => {
  const update = {type: 'update', field: 'title', name: 'The doorbell works'}
  await withoutTrace(update, async () => {
    await studio.create('update')
    const id = await nameIt(studio, update)
    await studio.textBox('date').fill('21 November 2026')
    await page.keyboard.press('Enter')
    await draftSays(id, 'date').toBe('2026-11-21')
    await studio.write(
      'description',
      'You can ring it.',
      async () => (await idsWith('update', 'description', 'You can ring it.')).length > 0,
    )
    await studio.choose('category', 'Improvement')
    await draftSays(id, 'category').toBe('improvement')
    await publishIt(studio, id)
    await shown(request, '/updates', update.name).toBe(true)
    await shown(request, '/updates/feed.xml', update.name).toBe(true)
    await shown(request, found('doorbell'), update.name).toBe(true)
  })
  await shown(request, '/updates', update.name).toBe(false)
  await shown(request, '/updates/feed.xml', update.name).toBe(false)
})

test('AREA-1, AREA-2: a new area is in the list and found by its postcodes', async ({
  request,
  studio,
}) => {
  const area = {type: 'area', field: 'name', name: 'Watford'}
  const checked = async () => {
    const form = {postcode: 'WD17 1AA'}
    const headers = {origin: site}
    return (await request.post(`${site}/api/area-check`, {form, headers})).text()
  }
  await withoutTrace(area, async () => {
    expect(await checked()).not.toContain(area.name)
    await studio.create('area')
    const id = await nameIt(studio, area)
    await studio.write('slug', 'watford', async () =>
      (await idsWith('area', 'slug.current', 'watford')).includes(`drafts.${id}`),
    )
    await studio.choose('part', 'North')
    await draftSays(id, 'part').toBe('north')
    await studio.field('postcodes').getByRole('button', {name: 'Add item'}).click()
    await studio.field('postcodes').getByRole('textbox').fill('WD17')
    await draftSays(id, 'postcodes').toEqual(['WD17'])
    await publishIt(studio, id)
    await shown(request, '/coverage', area.name).toBe(true)
    await expect.poll(checked).toContain(area.name)
  })
  await shown(request, '/coverage', area.name).toBe(false)
})
