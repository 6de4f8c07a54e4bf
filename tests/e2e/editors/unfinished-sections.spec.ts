import type {Page} from '@playwright/test'
import {sectionTypes} from '#model/sections.ts'
import {editors} from '#tests/support/edited-sites.ts'
import {withSecret} from '#tests/support/preview-secret.ts'
import {childrenOf, roots} from '#tests/support/schema-fields.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {expect, test} from '#tests/support/studio.ts'

const {afterRendering, contentClient, origin: site, withRestored} = editors

const sentence = 'This section cannot be shown yet.'
const id = 'page-of-new-sections'
const path = '/page-of-new-sections'
const headline = 'A page that grows'

/** Every section as the Studio adds it: with a key, and with the values that its schema begins with. */
const addedSections = sectionTypes.map((type) => {
  const root = roots.find((place) => place.path === type)
  if (root === undefined) throw new Error(`The Studio has no section ${type}`)
  const begun = childrenOf(root).flatMap(({path: field, definition}) =>
    'initialValue' in definition
      ? [[field.slice(type.length + 1), definition['initialValue']] as const]
      : [],
  )
  return {...Object.fromEntries(begun), _type: type, _key: `added-${type}`}
})

const ids = {draftId: `drafts.${id}`, publishedId: id}
const addAll = {
  actionType: 'sanity.action.document.edit' as const,
  ...ids,
  patch: {insert: {after: 'sections[-1]', items: addedSections}},
}

/**
 * Adds a section of every type to a page, and looks at its draft as an editor does.
 *
 * @param more - what else the page has
 */
async function expectShown(page: Page, more: object): Promise<void> {
  await withRestored([id], async () => {
    await contentClient.createOrReplace({...simplePage({id, path, headline}), ...more})
    await contentClient.action(addAll)
    await withSecret(async (linkTo) => {
      const answer = await page.goto(linkTo(path))
      expect(answer?.status()).toBe(200)
      expect(await answer?.text()).toMatch(/<\/html>\s*$/)
      await expect(page.getByRole('heading', {name: headline})).toBeVisible()
      await expect(page.getByText(sentence).first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      // Where a section had failed while the answer was on its way, the browser would have to render it again.
      await expect(page.locator('template[data-dgst]')).toHaveCount(0)
    })
  })
}

test('decision 94: the draft of a page with one new section of every type is shown, to its end', async ({
  page,
}) => {
  await expectShown(page, {})
})

test('decision 94: so is that of a reading page', async ({page}) => {
  await expectShown(page, {reading: {contents: 'On this page'}})
})

test('decision 94: visitors keep the last good page when sections are published that are not filled in', async ({
  request,
}) => {
  await withRestored([id], async () => {
    await contentClient.createOrReplace(simplePage({id, path, headline}))
    await expect.poll(async () => (await request.get(site + path)).status()).toBe(200)
    await afterRendering(path, () =>
      contentClient.action([
        addAll,
        {actionType: 'sanity.action.document.publish' as const, ...ids},
      ]),
    )
    const answer = await request.get(site + path)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain(headline)
    expect(html).not.toContain(sentence)
  })
})

test('decision 94: a dataset without words for such a section renders its pages and its drafts', async ({
  page,
  request,
}) => {
  await withRestored(['navigation', id], async () => {
    const skipLink = 'Skip to what this page says'
    await contentClient.createOrReplace(simplePage({id, path, headline}))
    await expect.poll(async () => (await request.get(site + path)).status()).toBe(200)
    await contentClient.patch('navigation').unset(['previewIncomplete']).set({skipLink}).commit()
    const html = async () => await (await request.get(site + path)).text()
    await expect.poll(html).toContain(skipLink)
    expect(await html()).toContain(headline)

    await contentClient.action(addAll)
    await withSecret(async (linkTo) => {
      const answer = await page.goto(linkTo(path))
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', {name: headline})).toBeVisible()
      const places = page.locator('main [data-unfinished]')
      await expect(places.first()).toBeVisible()
      expect(new Set(await places.allTextContents())).toEqual(new Set(['']))
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  })
})

test('decision 100: a clinician who is being entered has no page yet, and the preview says so', async ({
  page,
}) => {
  const draft = 'drafts.clinician-being-entered'
  const slug = {_type: 'slug', current: 'being-entered'}
  await withRestored(['clinician-being-entered', draft], async () => {
    for (const [kind, profile, booking] of [
      ['doctor', '/doctors/being-entered', '/book/being-entered'],
      ['specialist', '/specialists/being-entered', '/book/specialist/being-entered'],
    ] as const) {
      await contentClient.createOrReplace({_id: draft, _type: 'clinician', kind, slug})
      await withSecret(async (linkTo) => {
        for (const address of [profile, booking]) {
          const answer = await page.goto(linkTo(address))
          expect(answer?.status(), address).toBe(200)
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
          await expect(page.getByRole('contentinfo')).toBeVisible()
        }
      })
    }
  })
})
