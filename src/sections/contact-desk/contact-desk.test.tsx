import {renderMarkup as renderWhole} from '#lib/testing/render.ts'
import {contactDeskFixtures} from './contact-desk.fixtures.ts'
import {ContactDeskSection} from './contact-desk.section.tsx'

const renderMarkup = (state: keyof typeof contactDeskFixtures) =>
  renderWhole(<ContactDeskSection section={contactDeskFixtures[state]} />)

describe('ContactDeskSection', () => {
  it('gives telephone, e-mail and address of the settings, the first two as links (CONTACT-1)', async () => {
    const html = await renderMarkup('full')
    expect(html).toContain('<a href="tel:+442079460123">020\u00A07946\u00A00123</a>')
    expect(html).toContain('Mon-Fri 9AM to 5PM GMT. UK time. Closed on bank holidays.')
    expect(html).toContain('<a href="mailto:hello@lamplight.example">')
    expect(html).toMatch(/<address><span>Lamplight Home Health<\/span><span>12 Sample Street</)
  })

  it('holds the contact form, which works without JavaScript (CONTACT-1, FORM-6)', async () => {
    const html = await renderMarkup('full')
    expect(html).toMatch(/<form[^>]* action="\/api\/contact\?form=contact"/)
    expect(html).toContain('Not for emergencies.')
  })

  it('has one main heading and the heading of the form under it', async () => {
    expect(await renderMarkup('full')).toMatch(/<h1[^>]*>Contact us<\/h1>.*<h2[^>]*>/)
  })

  it('stands without settings, picture and notice, and without a form', async () => {
    expect(await renderMarkup('bare')).not.toMatch(/<dl|<img|Not for emergencies\./)
    expect(await renderMarkup('bare')).toContain('<form')
    expect(await renderMarkup('unpublished')).not.toContain('<form')
  })
})
