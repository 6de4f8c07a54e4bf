import {expect, test, type APIRequestContext} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'

const {afterRendering, contentClient, publish, withRestored} = siteContent

/** A publication appears within two seconds. */
const soon = {timeout: 60_000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path)
  expect(response.status(), `${path} answers`).toBe(200)
  return await response.text()
}

const deleteDocument = (id: string) => contentClient.delete(id)
const emptyField = (field: string) => (id: string) => publish(id, {set: {[field]: []}})

for (const [what, id, path, lose, words, restored] of [
  ['the navigation is deleted', 'navigation', '/', deleteDocument, 'For Patients', 'skipLink'],
  ['the navigation is empty', 'navigation', '/', emptyField('menus'), 'For Patients', 'skipLink'],
  ['the footer is deleted', 'footer', '/terms', deleteDocument, 'Not for emergencies', 'copyright'],
  ['the footer is empty', 'footer', '/terms', emptyField('columns'), 'Legal', 'copyright'],
  [
    'its form text is deleted',
    'form-contact',
    '/contact',
    deleteDocument,
    'name="message"',
    'submit',
  ],
  [
    'its form text is empty',
    'form-contact',
    '/contact',
    emptyField('fields'),
    'name="message"',
    'submit',
  ],
  [
    'its form text is deleted',
    'form-contact',
    '/contact/received',
    deleteDocument,
    'We will be in touch shortly',
    '',
  ],
  ['the site settings are deleted', 'siteSettings', '/', deleteDocument, 'Lamplight', 'brand'],
] as const) {
  test(`${path} keeps its last good version when ${what}, and shows the restored document (G-5)`, async ({
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
