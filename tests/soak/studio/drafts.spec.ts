import {expect, test, type Page} from '@playwright/test'
import {sections} from '#studio/schema/sections.ts'
import {draftNotice} from '#tests/support/draft-preview.ts'
import {withSecret} from '#tests/support/preview-secret.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'

const {afterRendering, contentClient, expectShown, htmlOf, origin: site, withRestored} = siteContent

const sentence = 'This section cannot be shown yet.'
const id = 'page-of-new-sections'
const path = '/page-of-new-sections'
const headline = 'A page that grows'
const page = simplePage({id, path, headline})

/** Every section as the Studio adds it: with a key and the initial values of its schema. */
const addedSections = sections.map(({name, fields}) => {
  const initial = fields.flatMap((field) =>
    'initialValue' in field ? [[field.name, field.initialValue] as const] : [],
  )
  return {...Object.fromEntries(initial), _type: name, _key: `added-${name}`}
})

const ids = {draftId: `drafts.${id}`, publishedId: id}
const addAll = {
  actionType: 'sanity.action.document.edit' as const,
  ...ids,
  patch: {insert: {after: 'sections[-1]', items: addedSections}},
}

/** Opens a draft session at a path and checks that the page is complete. */
async function openDraft(window: Page, at: string): Promise<string> {
  let html = ''
  await withSecret(async (linkTo) => {
    const response = await window.goto(linkTo(at))
    expect(response?.status(), at).toBe(200)
    html = (await response?.text()) ?? ''
    expect(html).toMatch(/<\/html>\s*$/)
    await expect(window.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(window.getByRole('contentinfo')).toBeVisible()
    // Next leaves this template for a section that failed during streaming.
    await expect(window.locator('template[data-dgst]')).toHaveCount(0)
  })
  return html
}

test('a draft with one new section of every type is complete, and visitors keep the last good page once it is published (decision 94)', async ({
  page: window,
}) => {
  await withRestored([id], async () => {
    await contentClient.createOrReplace(page)
    await expectShown(path, headline)
    await contentClient.action(addAll)
    expect(await openDraft(window, path)).toContain(headline)
    await expect(window.getByText(sentence).first()).toBeVisible()

    const publish = {actionType: 'sanity.action.document.publish' as const, ...ids}
    await afterRendering(path, () => contentClient.action(publish))
    const html = await htmlOf(path)
    expect(html).toContain(headline)
    expect(html).not.toContain(sentence)
  })
})

test('preview renders the profile and the booking page of an incomplete clinician (decision 100)', async ({
  page: window,
}) => {
  const draft = 'drafts.clinician-being-entered'
  const slug = {_type: 'slug', current: 'being-entered'}
  await withRestored(['clinician-being-entered'], async () => {
    for (const [kind, profile, booking] of [
      ['doctor', '/doctors/being-entered', '/book/being-entered'],
      ['specialist', '/specialists/being-entered', '/book/specialist/being-entered'],
    ] as const) {
      await contentClient.createOrReplace({_id: draft, _type: 'clinician', kind, slug})
      for (const address of [profile, booking]) await openDraft(window, address)
    }
  })
})

test('draft session shows drafts on every page until the editor leaves it', async ({
  page: window,
}) => {
  await openDraft(window, '/contact')
  const paths = await contentClient.fetch<string[]>(
    'array::unique(*[_type == "page"].path.current)',
  )
  expect(paths.length).toBeGreaterThan(20)
  for (const each of paths) {
    const response = await window.request.get(site + each)
    expect(await response.text(), each).toContain(draftNotice)
    expect(response.status(), each).toBe(200)
  }
  await window.getByRole('link', {name: 'Show what is published'}).click()
  await expect(window).toHaveURL(`${site}/`)
  await window.goto(`${site}/contact`)
  await expect(window.getByText(draftNotice)).toHaveCount(0)
})

test('draft session is an HttpOnly cookie that expires, and Next’s own cookie shows no drafts (decision 49)', async () => {
  await withSecret(async (linkTo) => {
    const opened = await fetch(linkTo('/contact'), {redirect: 'manual'})
    expect(opened.headers.get('location')).toContain('/contact')
    const cookies = opened.headers.getSetCookie()
    const session = cookies.find((cookie) => cookie.startsWith('draft-session=')) ?? ''
    expect(session).toMatch(/HttpOnly/i)
    expect(session).toMatch(/Max-Age=43200/i)

    // It is the same until the next build.
    const next = cookies.find((cookie) => cookie.startsWith('__prerender_bypass=')) ?? ''
    const pageWith = async (...sent: string[]) => {
      const cookie = sent.map((each) => each.split(';', 1)[0]).join('; ')
      return (await fetch(`${site}/contact`, {headers: {cookie}})).text()
    }
    expect(await pageWith(next, session)).toContain(draftNotice)
    expect(await pageWith(next)).not.toContain(draftNotice)
  })
})
