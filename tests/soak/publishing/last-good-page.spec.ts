import {expect, test} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'

const {afterRendering, contentClient, expectShown, publish, visit, withRestored} = siteContent

const deletion = null

/** How a document loses its content, and a text of the page that needs it. */
const losses = [
  ['/', 'navigation', deletion, 'For Patients', 'skipLink'],
  ['/', 'navigation', 'menus', 'For Patients', 'skipLink'],
  ['/terms', 'footer', deletion, 'Not for emergencies', 'copyright'],
  ['/terms', 'footer', 'columns', 'Legal', 'copyright'],
  ['/contact', 'form-contact', deletion, 'name="message"', 'submit'],
  ['/contact', 'form-contact', 'fields', 'name="message"', 'submit'],
  ['/contact/received', 'form-contact', deletion, 'We will be in touch shortly', null],
  ['/', 'siteSettings', deletion, 'Lamplight', 'brand'],
] as const

for (const [path, id, lost, words, restored] of losses) {
  test(`${path} keeps its last good version without ${lost ?? 'the document'} of ${id}, and shows the restored document (G-5)`, async () => {
    await withRestored([id], async () => {
      const before = await contentClient.getDocument(id)
      if (before === undefined) throw new Error(`the seed has no ${id}`)
      await afterRendering(path, () =>
        lost === null ? contentClient.delete(id) : publish(id, {set: {[lost]: []}}),
      )
      const response = await visit(path)
      expect(response.status).toBe(200)
      expect((await response.text()).includes(words), `${path} still has "${words}"`).toBe(true)
      if (restored === null) return
      await contentClient.createOrReplace({...before, [restored]: 'It is back'})
      await expectShown(path, 'It is back')
    })
  })
}
