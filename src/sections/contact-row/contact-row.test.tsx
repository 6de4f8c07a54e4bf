import {renderToStaticMarkup} from 'react-dom/server'
import {contactRowFixtures} from './contact-row.fixtures.ts'
import {ContactRowSection} from './contact-row.section.tsx'

const renderMarkup = (state: keyof typeof contactRowFixtures) =>
  renderToStaticMarkup(<ContactRowSection section={contactRowFixtures[state]} />)

describe('ContactRowSection', () => {
  it('gives the address line by line (PROV-4)', () => {
    expect(renderMarkup('full')).toMatch(
      /<dd><span>Lamplight Home Health<\/span><span>12 Sample Street<\/span>/,
    )
  })

  it('lets the telephone be called, and says when (PROV-4)', () => {
    expect(renderMarkup('full')).toMatch(
      /<a href="tel:\+442079460123">020\u00A07946\u00A00123<\/a><small>Mon-Fri 9AM to 5PM GMT<\/small>/,
    )
  })

  it('lets the e-mail be written, and says how soon we reply (PROV-4)', () => {
    expect(renderMarkup('full')).toMatch(
      /<a href="mailto:hello@lamplight.example">.*<small>We reply within 24 hours\.<\/small>/,
    )
  })

  it('leads to the contact form, or to a booking address of the CMS (PROV-4)', () => {
    expect(renderMarkup('full')).toMatch(/<a [^>]*href="\/contact"[^>]*>.*Schedule a Meeting/)
    expect(renderMarkup('bare')).toContain('href="https://meetings.example/lamplight"')
    expect(renderMarkup('bare')).not.toContain('You cannot book')
  })

  it('stands on the ground from which the roofs of the footer rise', () => {
    expect(renderMarkup('full')).toContain('data-ground="brand"')
  })
})
