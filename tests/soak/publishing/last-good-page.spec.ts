import {expect, test, type APIRequestContext} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'

const {afterRendering, contentClient, publish, withRestored} = siteContent

/** A visitor sees a text within a second or two of its publication. */
const soon = {timeout: 60_000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path)
  expect(response.status(), `${path} answers`).toBe(200)
  return await response.text()
}

const gone = (id: string) => contentClient.delete(id)
const emptied = (field: string) => (id: string) => publish(id, {set: {[field]: []}})

for (const [what, id, path, lose, words, restored] of [
  ['navigation that is gone', 'navigation', '/', gone, 'For Patients', 'skipLink'],
  ['navigation that is empty', 'navigation', '/', emptied('menus'), 'For Patients', 'skipLink'],
  ['footer that is gone', 'footer', '/terms', gone, 'Not for emergencies', 'copyright'],
  ['footer that is empty', 'footer', '/terms', emptied('columns'), 'Legal', 'copyright'],
  ['form text that is gone', 'form-contact', '/contact', gone, 'name="message"', 'submit'],
  [
    'form text that is empty',
    'form-contact',
    '/contact',
    emptied('fields'),
    'name="message"',
    'submit',
  ],
  [
    'form text that is gone, after a form',
    'form-contact',
    '/contact/received',
    gone,
    'We will be in touch shortly',
    '',
  ],
  ['site settings that are gone', 'siteSettings', '/', gone, 'Lamplight', 'brand'],
] as const) {
  test(`G-5: a ${what} keeps the last good page, and its return is seen at once: ${path}`, async ({
    request,
  }) => {
    await withRestored([id], async () => {
      const before = await contentClient.getDocument(id)
      if (before === undefined) throw new Error(`the seed has no ${id}`)
      expect(await html(request, path)).toContain(words)
      await afterRendering(path, () => lose(id))
      expect((await html(request, path)).includes(words), `${path} still has "${words}"`).toBe(true)
      if (restored === '') return
      await contentClient.createOrReplace({...before, [restored]: 'It is back'})
      const isBack = async () => (await html(request, path)).includes('It is back')
      await expect.poll(isBack, soon).toBe(true)
    })
  })
}
