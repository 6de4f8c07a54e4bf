import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, expectShown, origin: site, says} = siteContent

/** Returns the ids of the documents and drafts of a type with this name. */
const idsOf = (type: string, name: string) =>
  contentClient.fetch<string[]>('*[_type == $type && name == $name]._id', {type, name})

/** Runs a test and deletes every document of a type and a name afterwards. */
async function withoutTrace(type: string, name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } finally {
    const ids = await idsOf(type, name)
    if (ids.length > 0) await contentClient.delete({query: '*[_id in $ids]', params: {ids}})
  }
}

test('Studio adds a doctor by duplicating one, with a profile, a booking page, a card and a pin (GP-2, GP-3, CARD-1)', async ({
  page,
  studio,
}) => {
  const name = 'Dr Ottoline Quenby'
  const model = 'clinician-adaeze-thornbury'
  await withoutTrace('clinician', name, async () => {
    await studio.openDocument('clinicians;doctor', model)
    await studio.act('Duplicate')
    await expect(page).not.toHaveURL(new RegExp(model))
    await studio.write('name', name, async () => (await idsOf('clinician', name)).length === 1)
    const [draft = ''] = await idsOf('clinician', name)
    const slug = 'ottoline-quenby'
    await studio.write('slug', slug, says(draft, 'slug.current', slug))
    await studio.publish(says(draft.replace('drafts.', ''), 'name', name))
    for (const path of ['/doctors/ottoline-quenby', '/book/ottoline-quenby', '/languages'])
      await expectShown(path, name)
    await expectShown('/search?q=Quenby', name)
    await expectShown('/gp-visit', `<h3>${name}</h3>`)
    await expectShown('/gp-visit', 'href="/doctors/ottolinequenby"')
    await expectShown('/specialist-visit', name, false)
  })
  await expectShown('/gp-visit', name, false)
})

test('Studio adds an area that the area check finds by its postcodes (AREA-1, AREA-2)', async ({
  studio,
}) => {
  const name = 'Watford'
  const check = async () => {
    const body = new URLSearchParams({postcode: 'WD17 1AA'})
    const headers = {origin: site}
    return (await fetch(`${site}/api/area-check`, {method: 'POST', body, headers})).text()
  }
  await withoutTrace('area', name, async () => {
    expect(await check()).not.toContain(name)
    await studio.create('area')
    await studio.write('name', name, async () => (await idsOf('area', name)).length === 1)
    const [draft = ''] = await idsOf('area', name)
    await studio.write('slug', 'watford', says(draft, 'slug.current', 'watford'))
    await studio.choose('part', 'North')
    await expect.poll(says(draft, 'part', 'north')).toBe(true)
    await studio.field('postcodes').getByRole('button', {name: 'Add item'}).click()
    await studio.field('postcodes').getByRole('textbox').fill('WD17')
    await expect.poll(says(draft, 'postcodes[0]', 'WD17')).toBe(true)
    await studio.publish(says(draft.replace('drafts.', ''), 'name', name))
    await expectShown('/coverage', name)
    await expect.poll(check).toContain(name)
  })
  await expectShown('/coverage', name, false)
})
