import type {APIRequestContext} from '@playwright/test'
import {editors} from '#tests/support/edited-sites.ts'
import {expect, test} from '#tests/support/studio.ts'
import {untilDone} from '#tests/support/until-done.ts'

const {contentClient, origin: site, withRestored} = editors

const id = 'shared-where-to-go'
const paths = ['/clinical-safety', '/faq']
const heading = 'Where do I go tonight?'

const headingOf = (of: string) =>
  contentClient.fetch<unknown>('*[_id == $id][0].section[0].heading', {id: of})

/** The pages that show a text. */
const pagesWith = async (request: APIRequestContext, text: string) => {
  const html = await Promise.all(paths.map(async (path) => (await request.get(site + path)).text()))
  return paths.filter((_, index) => html[index]?.includes(text))
}

test('G-5: a shared section is found with how often it is used, and a change of it is on both of its pages', async ({
  page,
  request,
  studio,
}) => {
  await withRestored([id], async () => {
    await studio.open('structure/sharedSection')
    const row = page
      .getByTestId('shared-sections')
      .getByRole('link', {name: /^Where should I go\?/})
    await expect(row).toContainText('used on 2 pages')
    await row.click()
    await studio.formOpens()
    await expect(studio.textBox('title')).toHaveValue('Where should I go?')

    // The dialog of the section covers what was pressed to open it.
    const field = page.locator('input[id$=".heading"]')
    const section = studio.field('section').getByText('Where should I go?').first()
    await untilDone(async (timeout) => {
      if (!(await field.isVisible())) await section.click({timeout})
      await field.fill(heading, {timeout})
      await expect.poll(() => headingOf(`drafts.${id}`), {timeout}).toBe(heading)
    })
    await page.getByRole('button', {name: 'Close dialog'}).click()
    await expect(field).toHaveCount(0)

    await studio.footButton('Publish').click()
    const dialog = page.getByRole('dialog', {name: 'This changes 2 pages'})
    for (const path of paths) {
      await expect(dialog.getByTestId('pages-that-change')).toContainText(`(${path})`)
    }
    await dialog.getByTestId('confirm-publish').click()
    await expect.poll(() => headingOf(id)).toBe(heading)
    await expect.poll(() => pagesWith(request, heading), {intervals: [100]}).toEqual(paths)
  })
  await expect.poll(() => pagesWith(request, heading), {intervals: [100]}).toEqual([])
})
