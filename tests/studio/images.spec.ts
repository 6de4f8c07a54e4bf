import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'
import {z} from 'zod'
import {focusPosition} from '#content/media/image-focus.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, expectShown, htmlOf, says, valueOf, withRestored} = siteContent

const id = 'page-with-a-picture'
const draft = `drafts.${id}`
const path = '/page-with-a-picture'
const picture = 'sections[_key == "street"][0].picture'
const objectPosition = /object-position:\s*(\d+% \d+%)\s*!important/
const hotspotSchema = z
  .object({x: z.number(), y: z.number(), width: z.number(), height: z.number()})
  .nullable()

/** Returns a PNG of one colour as an upload. */
async function pngFile(background: string) {
  const create = {width: 1200, height: 800, channels: 3 as const, background}
  const buffer = await sharp({create}).png().toBuffer()
  return {name: `${background.slice(1)}.png`, mimeType: 'image/png', buffer}
}

/** Drags a handle of the hotspot. @param by - right and down, as fractions of half the picture's size */
async function drag(page: Page, handle: Locator, by: readonly [number, number]): Promise<void> {
  const image = await handle.locator('xpath=ancestor::*[name()="svg"]').boundingBox()
  const at = await handle.boundingBox()
  if (image === null || at === null) throw new Error('The handle is not visible.')
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  const [right, down] = by
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (right * image.width) / 2, y + (down * image.height) / 2, {steps: 5})
  await page.mouse.up()
}

test('Studio uploads a picture, requires its description and crops it around its hotspot (HOME-3, G-5)', async ({
  page: window,
  studio,
}) => {
  const asset = () => valueOf(draft, `${picture}.image.asset._ref`)
  const hotspotIn = async (document: string) =>
    hotspotSchema.parse(await valueOf(document, `${picture}.image.hotspot`))
  let uploaded: unknown
  try {
    await withRestored([id], async () => {
      const {sections, ...rest} = simplePage({id: draft, path, headline: 'A page of a street'})
      const street = {
        _type: 'pageHero',
        layout: 'panel',
        tone: 'blue',
        _key: 'street',
        headline: 'A street',
      }
      await contentClient.createOrReplace({...rest, sections: [...sections, street]})
      await studio.openDocument('pages;all', id)
      const place = encodeURIComponent('sections[_key=="street"].picture')
      await studio.open(`structure/pages;all;${id},path=${place}`)
      const dialog = window.getByTestId('nested-object-dialog')
      // The upload for the dark theme is collapsed.
      const files = dialog.locator('input[type=file]')
      await expect(files).toHaveCount(1)
      await files.setInputFiles(await pngFile('#7c3a5e'))
      await expect.poll(asset).not.toBeNull()
      uploaded = await asset()
      await expect(files).toHaveCount(0)
      await expect(dialog.getByTestId('reason-error').first()).toContainText('Describe the picture')
      await dialog.locator('input[id$=".alt"]').fill('A street')
      await expect.poll(says(draft, `${picture}.alt`, 'A street')).toBe(true)
      await expect(dialog.getByTestId('reason-error')).toHaveCount(0)

      await test.step('the editor moves the hotspot', async () => {
        await window.getByTestId('options-menu-edit-details').first().click()
        const hotspot = window.getByRole('dialog', {name: 'Edit hotspot and crop'})
        await expect(hotspot.getByText('Panorama')).toBeVisible()
        await drag(window, hotspot.locator('[data-handle="hotspotHandle"]'), [-0.4, -0.4])
        await expect.poll(async () => (await hotspotIn(draft))?.width ?? 1).toBeLessThan(0.8)
        await drag(window, hotspot.locator('[data-handle="hotspot"]'), [-0.3, 0])
        await expect.poll(async () => (await hotspotIn(draft))?.x ?? 1).toBeLessThan(0.45)
        await hotspot.getByRole('button', {name: 'Close dialog'}).click()
        await expect(hotspot).toBeHidden()
      })

      await dialog.getByRole('button', {name: 'Close dialog'}).click()
      await studio.publish(async () => (await hotspotIn(id)) !== null)
      await expectShown(path, 'alt="A street"')
      const html = await htmlOf(path)
      expect(objectPosition.exec(html)?.[1]).toBe(focusPosition({hotspot: await hotspotIn(id)}))
      expect(html).toContain(String(uploaded).split('-')[1])
    })
  } finally {
    // An open form would go on fetching the deleted picture.
    await studio.open('structure')
    if (typeof uploaded === 'string') await contentClient.delete(uploaded)
  }
})
