import type {Locator, Page} from '@playwright/test'
import {openPreview} from '#tests/support/draft-preview.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, expectShown, htmlOf, says, valueOf, withRestored} = siteContent

const id = 'page-of-sections'
const draft = `drafts.${id}`
const path = '/page-of-sections'
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

/** Runs a test with a page that has three sections below its headline, and deletes it afterwards. */
async function withPage(run: () => Promise<void>): Promise<void> {
  await withRestored([id], async () => {
    const {sections, ...page} = simplePage({id, path, headline: 'A page of sections'})
    const added = [prose('alder', 'Alder'), prose('birch', 'Birch'), prose('cedar', 'Cedar')]
    await contentClient.createOrReplace({...page, sections: [...sections, ...added]})
    await expectShown(path, 'Cedar')
    await run()
  })
}

/** Polls the headings of the sections on the published page, in order. */
const expectHeadings = (...headings: string[]) =>
  expect
    .poll(async () =>
      [...(await htmlOf(path)).matchAll(/<h2[^>]*>(Alder|Birch|Cedar)/g)].map(([, name]) => name),
    )
    .toEqual(headings)

const draftOrder = () => valueOf(draft, 'sections[]._key')

test('Studio hides a section and shows it again (G-5)', async ({page, studio}) => {
  await withPage(async () => {
    await studio.openDocument('pages;all', id)
    // The Studio renders only items near the visible area.
    await studio
      .field('sections')
      .getByRole('button', {name: 'Add item'})
      .last()
      .scrollIntoViewIfNeeded()
    for (const isHidden of [true, false]) {
      const dialog = page.getByRole('dialog')
      const box = dialog.getByTestId('boolean-input').filter({hasText: 'Hidden'})
      const hidden = box.getByRole('switch').or(box.getByRole('checkbox'))
      const field = 'sections[_key == "birch"][0].isHidden'
      const section = studio.item('sections', 'birch').getByRole('button', {name: 'Birch'})
      await section.click()
      await hidden.setChecked(isHidden, {force: true})
      await expect.poll(says(draft, field, isHidden)).toBe(true)
      await dialog.getByRole('button', {name: 'Close dialog'}).click()
      await expect(dialog).toBeHidden()
      await studio.publish(says(id, field, isHidden))
      await expectHeadings('Alder', ...(isHidden ? [] : ['Birch']), 'Cedar')
    }
  })
})

test('Studio turns a section into a shared one and changes it on its page (G-5)', async ({
  page,
  studio,
}) => {
  const title = 'Birch, on several pages'
  const heading = 'Birch tonight'
  const shared = () =>
    contentClient.fetch<{_id: string; heading: string | null}[]>(
      '*[_type == "sharedSection" && title == $title]{_id, "heading": section[0].heading}',
      {title},
    )
  try {
    await withPage(async () => {
      await studio.openDocument('pages;all', id)
      await studio.actOnItem('sections', 'birch', 'Copy')
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(copied).toContain('What Birch says.')

      await studio.create('sharedSection')
      await studio.write('title', title, async () => (await shared()).length === 1)
      const field = studio.field('section')
      await field.hover()
      await field.getByTestId('field-actions-menu-section').click()
      await page.getByRole('menuitem', {name: 'Paste field'}).click()
      await expect.poll(async () => (await shared())[0]?.heading).toBe('Birch')
      const sharedId = (await shared())[0]?._id.replace('drafts.', '') ?? ''
      await studio.publish(says(sharedId, 'title', title))

      await studio.openDocument('pages;all', id)
      await studio.actOnItem('sections', 'birch', 'Remove')
      await expect.poll(draftOrder).toEqual(['hero', 'alder', 'cedar'])
      const picture = studio.sectionMenu.locator('img[src$="/sections/sharedSection.webp"]')
      const find = studio.field('sections').getByRole('combobox')
      await studio.openSectionMenu()
      await studio.sectionMenu.getByRole('tab', {name: 'Shared', exact: true}).click()
      await picture.click()
      await find.fill(title.slice(0, 5))
      await page.getByRole('option', {name: title}).click()
      await expect.poll(() => valueOf(draft, 'sections[-1]._ref')).toBe(sharedId)
      await studio.publish(says(id, 'sections[-1]._ref', sharedId))
      await expectHeadings('Alder', 'Cedar', 'Birch')

      await studio.open('structure/sharedSection')
      await page.getByTestId('document-list-pane').getByRole('option', {name: title}).click()
      await studio.formOpens()
      await expect(studio.pane.getByRole('button', {name: 'Used on one page'})).toBeVisible()
      // The dialog of the section covers the button that opened it.
      const input = page.locator('input[id$=".heading"]')
      const section = studio.field('section').getByText('Birch').first()
      await section.click()
      await input.fill(heading)
      await expect.poll(says(`drafts.${sharedId}`, 'section[0].heading', heading)).toBe(true)
      await page.getByRole('button', {name: 'Close dialog'}).click()
      await expect(input).toHaveCount(0)
      await studio.footButton('Publish').click()
      const dialog = page.getByRole('dialog', {name: 'This changes one page'})
      await expect(dialog.getByTestId('pages-that-change')).toContainText(`(${path})`)
      await dialog.getByTestId('confirm-publish').click()
      await expectShown(path, heading)
    })
  } finally {
    const query = '*[_type == "sharedSection" && title == $title]'
    await contentClient.delete({query, params: {title}})
  }
})

test('Preview moves, adds and removes sections on the page, and shows when the page is deleted (G-5)', async ({
  page,
  studio,
}) => {
  await withRestored([id], async () => {
    const {sections, ...rest} = simplePage({id, path, headline: 'Drag here'})
    const below = prose('below', 'What is below')
    await contentClient.createOrReplace({...rest, sections: [...sections, below]})
    const preview = await openPreview(studio, path)
    const shown = preview.locator('main > section[data-sanity]')
    await expect(shown).toHaveCount(2)
    await expect(preview.locator('[data-draggable]')).not.toHaveCount(0)
    await dragAbove(page, shown.nth(1), shown.nth(0))
    await expect.poll(draftOrder).toEqual(['below', 'hero'])
    await expect(shown.first()).toContainText('What is below')

    const entry = (name: string) => preview.getByText(name, {exact: true})
    // The menu for "Insert before" may still be closing.
    const picture = preview.locator('img[src$="/sections/pageHero-panel.webp"]').last()
    const keys = () => contentClient.fetch<string[]>('*[_id == $draft][0].sections[]._key', {draft})
    await openMenuOf(page, shown.first())
    await entry('Insert after').click()
    await expect.poll(() => picture.evaluate(widthOfImage)).toBe(320)
    await picture.click()
    await expect.poll(keys).toHaveLength(3)
    expect(await valueOf(draft, 'sections[1]._type')).toBe('pageHero')
    await openMenuOf(page, shown.first())
    await entry('Remove').click()
    await expect.poll(keys).not.toContain('below')
    await expect(preview.getByText('What is below')).toHaveCount(0)

    await test.step('the preview shows the not-found page within the layout', async () => {
      await contentClient.transaction().delete(id).delete(draft).commit()
      await expect(page.getByText('This document has been deleted.')).toBeVisible()
      // The Studio tells a preview of changes, but not of a deletion.
      await page.getByRole('button', {name: 'Refresh preview'}).click()
      const heading = preview.getByRole('heading', {level: 1})
      await expect(heading.filter({hasText: '404 – Page Not Found'})).toBeVisible()
      await expect(preview.getByRole('navigation').first()).toBeVisible()
      await expect(preview.getByText('You are looking at drafts.')).toBeVisible()
    })
  })
})

/** Opens the menu of a section with a click next to its text. */
async function openMenuOf(page: Page, section: Locator): Promise<void> {
  const box = await section.boundingBox()
  if (box === null) throw new Error('The section is not visible.')
  const [x, y] = [box.x + box.width - 20, box.y + 40]
  await page.mouse.move(x, y - 10)
  await page.mouse.move(x, y, {steps: 3})
  await page.mouse.click(x, y, {button: 'right'})
}

/** Returns the width of an image, which is zero until it is loaded. */
function widthOfImage(element: Element): number {
  return element instanceof HTMLImageElement ? element.naturalWidth : 0
}

/** Drags a section by its right edge, next to its text, to the upper edge of another one. */
async function dragAbove(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (start === null || end === null) throw new Error('The section is not visible.')
  const x = start.x + start.width - 20
  await page.mouse.move(x, start.y + 30)
  await page.mouse.move(x, start.y + 40, {steps: 3})
  await page.mouse.down()
  await page.mouse.move(x, end.y + 10, {steps: 12})
  await page.mouse.up()
}
