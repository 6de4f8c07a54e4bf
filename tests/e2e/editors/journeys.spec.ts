import type {APIRequestContext} from '@playwright/test'
import {editors} from '#tests/support/edited-sites.ts'
import {graphOf} from '#tests/support/graph.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {expect, type Studio, test} from '#tests/support/studio.ts'
import {clickOnce, untilDone} from '#tests/support/until-done.ts'

const {contentClient, origin: site, withRestored} = editors

const valueOf = (id: string, field: string) =>
  contentClient.fetch<unknown>(`*[_id == $id][0].${field}`, {id})

const says = (id: string, field: string, value: unknown) => async () =>
  (await valueOf(id, field)) === value

const htmlOf = async (request: APIRequestContext, path: string) =>
  (await request.get(site + path)).text()

/** What is soon on a page. */
const onPage = (request: APIRequestContext, path: string) =>
  expect.poll(() => htmlOf(request, path), {message: path, intervals: [100]})

const draftOrder = (id: string) =>
  expect.poll(() => valueOf(`drafts.${id}`, 'sections[]._key'), {message: 'the order in the draft'})

const onPageOf = (request: APIRequestContext, path: string) => (text: string) =>
  onPage(request, path).toContain(text)

/** What the pages say about the nurse service, which has one status. */
async function nurseOn(request: APIRequestContext) {
  const [home, prices, nurse] = await Promise.all(
    ['/', '/pricing', '/nurse-visit'].map((path) => htmlOf(request, path)),
  )
  const find = (html: string | undefined, pattern: RegExp) => pattern.exec(html ?? '')?.[1] ?? null
  const service = graphOf(nurse ?? '').find((node) => node['@type'] === 'Service')
  return {
    door: find(home, /#wall-nurse-tall".*?#entrance-(lit|dark)-tall/),
    badge: find(home, /<\/span>([^<]*)<\/span><h3>Nurse at home</),
    button: find(home, /<h3>Nurse at home<.*?<a href="\/nurse-visit"><span>([^<]*)/),
    menuBadge: find(home, /Schedule a Nurse<\/b><small> · (?:<!-- -->)?([^<]*)/),
    price: find(prices, /Nurse at home<\/b><span data-tag="\w+"><span[^>]*><\/span>([^<]*)/),
    bar: (nurse ?? '').includes('id="soon-bar"'),
    takesInterest: service?.['potentialAction'] !== undefined,
  }
}

const pageId = 'page-of-a-journey'
const path = '/page-of-a-journey'
const prose = (key: string, heading: string) => ({
  _type: 'prose',
  _key: key,
  heading,
  body: [
    {
      _type: 'block',
      _key: 'text',
      style: 'normal',
      markDefs: [],
      children: [{_type: 'span', _key: 'words', text: `What ${heading} says.`, marks: []}],
    },
  ],
})

/** Runs a test with a page of a headline and three sections, which is gone afterwards. */
async function withPage(request: APIRequestContext, run: () => Promise<void>): Promise<void> {
  await withRestored([pageId], async () => {
    const {sections, ...page} = simplePage({id: pageId, path, headline: 'A page of a journey'})
    const parts = [prose('alder', 'Alder'), prose('birch', 'Birch'), prose('cedar', 'Cedar')]
    await contentClient.createOrReplace({...page, sections: [...sections, ...parts]})
    await onPage(request, path).toContain('Cedar')
    await run()
  })
}

/** The headings of the page's sections, in the order in which a visitor reads them. */
const headings = async (request: APIRequestContext) =>
  [...(await htmlOf(request, path)).matchAll(/<h2[^>]*>(Alder|Birch|Cedar)/g)].map(
    ([, name]) => name,
  )

/**
 * Moves an item of a list below the next one by its handle, with the keyboard: what is said to who does so tells how
 * far it is.
 */
async function moveBelow(
  studio: Studio,
  list: string,
  [key, next]: [string, string],
): Promise<void> {
  const {page} = studio
  const handle = studio.item(list, key).locator('[aria-roledescription="sortable"]')
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(new RegExp(`raggable item ${key}\\b`))).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`was moved over droppable area ${next}.`)).toBeAttached()
  await page.keyboard.press('Space')
}

test('G-5: sections are put into another order, and one is hidden and shown again', async ({
  page,
  request,
  studio,
}) => {
  await withPage(request, async () => {
    expect(await headings(request)).toEqual(['Alder', 'Birch', 'Cedar'])
    await studio.openDocument('pages', pageId)
    await moveBelow(studio, 'sections', ['alder', 'birch'])
    await draftOrder(pageId).toEqual(['hero', 'birch', 'alder', 'cedar'])
    await studio.publish(async () => (await valueOf(pageId, 'sections[1]._key')) === 'birch')
    await expect.poll(() => headings(request)).toEqual(['Birch', 'Alder', 'Cedar'])

    const setHidden = async (isHidden: boolean) => {
      const dialog = page.getByRole('dialog')
      const box = dialog.getByTestId('boolean-input').filter({hasText: 'Hidden'})
      const hidden = box.getByRole('switch').or(box.getByRole('checkbox'))
      const field = `sections[_key == "birch"][0].isHidden`
      const section = studio.item('sections', 'birch').getByRole('button', {name: 'Birch'})
      // A form takes nothing for a moment after it was published.
      await untilDone(async (timeout) => {
        if (!(await dialog.isVisible())) await section.click({timeout})
        await hidden.setChecked(isHidden, {force: true, timeout})
        const draft = () => valueOf(`drafts.${pageId}`, field)
        await expect.poll(draft, {timeout}).toBe(isHidden)
      })
      await dialog.getByRole('button', {name: 'Close dialog'}).click()
      await expect(dialog).toBeHidden()
      await studio.publish(says(pageId, field, isHidden))
    }
    await setHidden(true)
    await expect(studio.item('sections', 'birch')).toContainText('Hidden: Birch')
    await expect.poll(() => headings(request)).toEqual(['Alder', 'Cedar'])
    await setHidden(false)
    await expect.poll(() => headings(request)).toEqual(['Birch', 'Alder', 'Cedar'])
  })
})

test('G-5: a section is copied from its page, kept as a shared one, and put in the place of the one that is removed', async ({
  page,
  request,
  studio,
}) => {
  const title = 'Birch, on several pages'
  const shared = () =>
    contentClient.fetch<{_id: string; kind: string | null; heading: string | null}[]>(
      '*[_type == "sharedSection" && title == $title]{_id, "kind": section[0]._type, "heading": section[0].heading}',
      {title},
    )
  try {
    await withPage(request, async () => {
      await studio.openDocument('pages', pageId)
      await studio.actOnItem('sections', 'birch', 'Copy')
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(copied).toContain('What Birch says.')

      await studio.open('structure/sharedSection')
      await page.getByRole('link', {name: 'New shared section'}).click()
      await studio.formOpens()
      await studio.write('title', title, async () => (await shared()).length === 1)
      const field = studio.field('section')
      await untilDone(async (timeout) => {
        await field.hover({timeout})
        await field.getByTestId('field-actions-menu-section').click({timeout})
        await page.getByRole('menuitem', {name: 'Paste field'}).click({timeout})
        await expect.poll(async () => (await shared())[0]?.heading, {timeout}).toBe('Birch')
      })
      const id = (await shared())[0]?._id.replace('drafts.', '') ?? ''
      await studio.publish(async () => (await contentClient.getDocument(id)) !== undefined)

      await studio.openDocument('pages', pageId)
      await studio.actOnItem('sections', 'birch', 'Remove')
      await draftOrder(pageId).toEqual(['hero', 'alder', 'cedar'])
      const picture = studio.sectionMenu.locator('img[src$="/sections/sharedSection.webp"]')
      const find = studio.field('sections').getByRole('combobox')
      await untilDone(async (timeout) => {
        if (await find.isVisible()) return
        await studio.openSectionMenu()
        await studio.sectionMenu.getByRole('tab', {name: 'Shared', exact: true}).click({timeout})
        await picture.click({timeout})
        await expect(find).toBeVisible({timeout})
      })
      const last = () => valueOf(`drafts.${pageId}`, 'sections[-1]._ref')
      await untilDone(async (timeout) => {
        if ((await last()) === id) return
        await find.fill(title.slice(0, 5), {timeout})
        await clickOnce(page.getByRole('option', {name: title}), timeout)
        await expect.poll(last, {timeout}).toBe(id)
      })
      await studio.publish(async () => (await valueOf(pageId, 'sections[-1]._ref')) === id)
      await expect.poll(() => headings(request)).toEqual(['Alder', 'Cedar', 'Birch'])
    })
  } finally {
    await contentClient.delete({
      query: '*[_type == "sharedSection" && title == $title]',
      params: {title},
    })
  }
})

test('an older version of a document is taken back from its history', async ({
  page,
  request,
  studio,
}) => {
  const id = 'faq-gp-2'
  const shown = onPageOf(request, '/gp-visit')
  await withRestored([id], async () => {
    const [first, second] = ['What did we say first?', 'What do we say now?']
    await editors.publish(id, {set: {question: first}})
    await editors.publish(id, {set: {question: second}})
    await shown(second)

    await studio.openDocument('faq', id)
    await studio.pane.getByTestId('pane-footer-document-status').click()
    await page.getByRole('tab', {name: 'History'}).click()
    // The list grows while it is read.
    await untilDone(async (timeout) => {
      await page.getByTestId('timeline-item-button').nth(1).click({timeout})
      await expect(studio.textBox('question')).toHaveValue(first, {timeout})
    })
    await studio.pane.getByRole('button', {name: 'Revert to revision'}).click()
    await page.getByRole('button', {name: 'Confirm'}).click()
    await expect.poll(says(`drafts.${id}`, 'question', first)).toBe(true)
    expect(await valueOf(id, 'question')).toBe(second)
    await studio.publish(says(id, 'question', first))
    await shown(first)
  })
})

test('G-7, SEO-5: a service is launched, and its doors, badges, buttons, prices and data follow', async ({
  request,
  studio,
}) => {
  const id = 'service-nurse'
  await withRestored([id], async () => {
    expect(await nurseOn(request)).toEqual({
      door: 'dark',
      badge: 'Coming Soon',
      button: 'Coming Soon',
      menuBadge: 'Coming Soon',
      price: 'Coming Soon',
      bar: true,
      takesInterest: false,
    })
    await studio.openDocument('service', id)
    await studio.choose('status', 'Launched')
    await expect.poll(says(`drafts.${id}`, 'status', 'launched')).toBe(true)
    const reasons = studio.pane.getByTestId('reason-warning')
    await expect(reasons).toHaveCount(2)
    const write = (field: string, text: string) =>
      studio.write(field, text, says(`drafts.${id}`, field, text))
    await write('statusLabel', 'Open for interest')
    await write('linkLabel', 'View more')
    await expect(reasons).toHaveCount(0)
    await studio.publish(says(id, 'status', 'launched'))
    await expect
      .poll(() => nurseOn(request), {intervals: [100]})
      .toEqual({
        door: 'lit',
        badge: 'Open for interest',
        button: 'View more',
        menuBadge: null,
        price: 'Open for interest',
        bar: false,
        takesInterest: true,
      })
  })
})

test('HDR-1, G-5: a link of the navigation is moved and its button renamed, on every page', async ({
  request,
  studio,
}) => {
  const button = 'Join the list'
  const header = async (path: string) => {
    const html = await htmlOf(request, path)
    const [, links = ''] = /<nav[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
    return {
      links: [...links.matchAll(/>(About|Contact)</g)].map(([, label]) => label),
      hasButton: html.includes(`>${button}<`),
    }
  }
  await withRestored(['navigation'], async () => {
    expect(await header('/terms')).toEqual({links: ['About', 'Contact'], hasButton: false})
    await studio.open('structure/frame;navigation')
    await studio.formOpens()
    const [first = '', second = ''] = await contentClient.fetch<string[]>(
      '*[_id == "navigation"][0].links[]._key',
    )
    await moveBelow(studio, 'links', [first, second])
    await expect.poll(() => valueOf('drafts.navigation', 'links[0]._key')).toBe(second)
    await studio.write(
      'registerButton',
      button,
      says('drafts.navigation', 'registerButton', button),
    )
    await studio.publish(says('navigation', 'registerButton', button))
    for (const path of ['/terms', '/pricing']) {
      await expect
        .poll(() => header(path), {intervals: [100]})
        .toEqual({links: ['Contact', 'About'], hasButton: true})
    }
  })
})
