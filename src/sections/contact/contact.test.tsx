import {renderToStaticMarkup} from 'react-dom/server'
import {contactFixtures} from './contact.fixtures.ts'
import {ContactSection} from './contact.section.tsx'

const render = (state: keyof typeof contactFixtures) =>
  renderToStaticMarkup(<ContactSection section={contactFixtures[state]} />)

describe('ContactSection', () => {
  it.each(['full', 'portrait'] as const)(
    'links phone and email of %s and shows the hours (PROV-4)',
    (state) => {
      const html = render(state)
      expect(html).toMatch(/<a href="tel:\+442079460123">020\u00A07946\u00A00123<\/a>/)
      expect(html).toMatch(/<\/a>.*Mon-Fri 9AM to 5PM GMT/)
      expect(html).toContain('href="mailto:hello@lamplight.example"')
    },
  )

  it('shows the address line by line and the time to reply (PROV-4)', () => {
    expect(render('full')).toMatch(
      /<dd><span>Lamplight Home Health<\/span><span>12 Sample Street<\/span>/,
    )
    expect(render('full')).toMatch(/mailto:.*<small>We reply within 24 hours\.<\/small>/)
  })

  it('links to the contact form, or to the booking address from the CMS (PROV-4)', () => {
    expect(render('full')).toMatch(/<a [^>]*href="\/contact"[^>]*>.*Schedule a Meeting/)
    expect(render('rowBare')).toContain('href="https://meetings.example/lamplight"')
    expect(render('rowBare')).not.toContain('You cannot book')
  })

  it('puts the row on the ground that continues into the footer', () => {
    expect(render('full')).toContain('data-ground="brand"')
  })

  it('renders the portrait layout with its heading alone', () => {
    expect(render('portraitBare')).toContain('Rather ask a person?')
    expect(render('portraitBare')).not.toMatch(/<img|<a /)
  })
})
