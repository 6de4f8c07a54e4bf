import type {APIRequestContext, Locator, Page} from '@playwright/test'
import sharp from 'sharp'
import {z} from 'zod'
import {focusOf} from '#content/focus-of.ts'
import {editors} from '#tests/support/edited-sites.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {expect, test} from '#tests/support/studio.ts'
import {untilDone} from '#tests/support/until-done.ts'

const {contentClient, origin: site, withRestored} = editors

const valueOf = (id: string, field: string) =>
  contentClient.fetch<unknown>(`*[_id == $id][0].${field}`, {id})

const htmlOf = async (request: APIRequestContext, path: string) =>
  (await request.get(site + path)).text()

const pageId = 'page-with-a-picture'
const path = '/page-with-a-picture'
/** What the page is soon. */
const onPage = (request: APIRequestContext) =>
  expect.poll(() => htmlOf(request, path), {intervals: [100]})

const cutAround = /object-position:\s*(\d+% \d+%)\s*!important/
const hotspotSchema = z
  .object({x: z.number(), y: z.number(), width: z.number(), height: z.number()})
  .nullable()

/** Drags a handle of the circle in a picture, right and down by parts of half of the picture's size. */
async function drag(page: Page, handle: Locator, by: readonly [number, number]): Promise<void> {
  const picture = await handle.locator('xpath=ancestor::*[name()="svg"]').boundingBox()
  const at = await handle.boundingBox()
  if (picture === null || at === null) throw new Error('The handle is not in sight.')
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  const [right, down] = by
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (right * picture.width) / 2, y + (down * picture.height) / 2, {
    steps: 5,
  })
  await page.mouse.up()
}

/** The address of the picture that a visitor sees, in a window of a width. */
async function pictureSeen(visitor: Page, width: number): Promise<string> {
  await visitor.setViewportSize({width, height: 800})
  const shown = visitor.getByRole('img', {name: 'A street'})
  const address = () =>
    shown.evaluate((element) => (element instanceof HTMLImageElement ? element.currentSrc : ''))
  await expect.poll(address).not.toBe('')
  return address()
}

test('HOME-3, G-5: a picture is given a version for the dark theme and for narrow screens, and visitors see it there', async ({
  browser,
  page,
  request,
  studio,
}) => {
  const versions = {dark: '#102030', narrow: '#7c3a5e', narrowDark: '#303010'}
  const asset = (of: string, version: string) =>
    contentClient.fetch<string | null>(
      `*[_id == $of][0].sections[_key == "street"][0].picture.${version}.asset._ref`,
      {of},
    )
  /** What addresses of a picture have in common. */
  const nameOf = async (version: string) => (await asset(pageId, version))?.split('-')[1] ?? 'none'
  await withRestored([pageId], async () => {
    const [street] = await contentClient.fetch<string[]>(
      '*[_type == "sanity.imageAsset" && extension == "jpg"]._id',
    )
    const image = {_type: 'image', asset: {_type: 'reference', _ref: street}}
    const picture = {_type: 'picture', image, alt: 'A street'}
    const section = {_type: 'pictureHero', _key: 'street', headline: 'A street', picture}
    const {sections, ...rest} = simplePage({id: pageId, path, headline: 'A page of a street'})
    await contentClient.createOrReplace({...rest, sections: [...sections, section]})
    await onPage(request).toContain('alt="A street"')

    await studio.openDocument('pages', pageId)
    const place = encodeURIComponent('sections[_key=="street"].picture')
    await studio.open(`structure/pages;${pageId},path=${place}`)
    const dialog = page.getByTestId('nested-object-dialog')
    for (const title of ['Dark theme', 'Narrow screens', 'Narrow screens, dark theme']) {
      await expect(dialog.getByText(title, {exact: true})).toBeVisible()
    }
    // One for each version, in this order; where a picture is, it has gone.
    const files = dialog.locator('input[type=file]')
    await expect(files).toHaveCount(3)
    for (const [index, [version, background]] of Object.entries(versions).entries()) {
      const create = {width: 1200, height: 800, channels: 3 as const, background}
      const buffer = await sharp({create}).png().toBuffer()
      const file = {name: `${version}.png`, mimeType: 'image/png', buffer}
      await files.first().setInputFiles(file)
      await expect.poll(() => asset(`drafts.${pageId}`, version)).not.toBeNull()
      await expect(files).toHaveCount(2 - index)
    }
    await dialog.getByRole('button', {name: 'Close dialog'}).click()
    await studio.publish(async () => (await asset(pageId, 'narrowDark')) !== null)
    const added = [await nameOf('dark'), await nameOf('narrow'), await nameOf('narrowDark')]
    for (const name of added) await onPage(request).toContain(name)

    const visitor = await browser.newPage()
    await visitor.goto(site + path)
    const [wide, narrow] = [1400, 800]
    const sees = (width: number) => expect.poll(() => pictureSeen(visitor, width))
    await sees(wide).toContain(await nameOf('image'))
    await sees(narrow).toContain(await nameOf('narrow'))
    await visitor.getByRole('button', {name: 'Use dark theme'}).click()
    await sees(narrow).toContain(await nameOf('narrowDark'))
    await sees(wide).toContain(await nameOf('dark'))
    await visitor.close()
  })
})

test('a picture says what shows it, and is not deleted while something does', async ({
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
  await expect(
    studio.pane.getByRole('link', {name}).or(studio.pane.getByText(name)).first(),
  ).toBeVisible()

  await studio.act('Delete')
  const dialog = page.getByRole('dialog', {name: 'Delete document?'})
  await expect(dialog.getByText(name)).toBeVisible()
  const answered = page.waitForResponse(/\/data\/(actions|mutate)\//)
  await dialog.getByRole('button', {name: 'Delete anyway'}).click()
  expect((await answered).status()).toBe(409)
  await expect(page.getByText('This was not deleted. Look whether something')).toBeVisible()
  expect(await contentClient.getDocument(shown._id)).toBeDefined()
  const isRefusal = (line: string) => line.includes('409')
  expect(studio.takeIssues().filter((line) => !isRefusal(line))).toEqual([])
})

test('G-5: a picture is cut around what an editor marks in it', async ({page, request, studio}) => {
  const id = 'page-contact'
  const image = 'sections[_key == "contact-desk-1"][0].picture.image'
  const markedIn = async (document: string) =>
    hotspotSchema.parse(await valueOf(document, `${image}.hotspot`))
  await withRestored([id], async () => {
    expect(await htmlOf(request, '/contact')).not.toMatch(cutAround)
    const place = encodeURIComponent('sections[_key=="contact-desk-1"].picture.image')
    await studio.openDocument('pages', id)
    await studio.open(`structure/pages;${id},path=${place}`)
    await page.getByTestId('options-menu-edit-details').first().click()
    const dialog = page.getByRole('dialog', {name: 'Edit hotspot and crop'})
    await expect(dialog.getByText('Panorama')).toBeVisible()
    // Handles are there once the picture has loaded; one that the Studio is rendering again lets go of the pointer.
    const draft = `drafts.${id}`
    const dragUntil = (
      handle: string,
      by: readonly [number, number],
      isDone: () => Promise<boolean>,
    ) =>
      untilDone(async (timeout) => {
        if (!(await isDone())) await drag(page, dialog.locator(`[data-handle="${handle}"]`), by)
        await expect.poll(isDone, {timeout}).toBe(true)
      })
    await dragUntil(
      'hotspotHandle',
      [-0.4, -0.4],
      async () => ((await markedIn(draft))?.width ?? 1) < 0.8,
    )
    await dragUntil('hotspot', [-0.3, 0], async () => ((await markedIn(draft))?.x ?? 1) < 0.45)
    await dialog.getByRole('button', {name: 'Close dialog'}).click()
    await expect(dialog).toBeHidden()

    await studio.publish(async () => (await markedIn(id)) !== null)
    const focus = focusOf({hotspot: await markedIn(id)})
    await expect
      .poll(async () => cutAround.exec(await htmlOf(request, '/contact'))?.[1] ?? null)
      .toBe(focus)
  })
})
