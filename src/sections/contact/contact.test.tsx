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
      expect(html).toMatch(/<a href="tel:\+441614960123">0161\u00A0496\u00A00123<\/a>/)
      expect(html).toMatch(/<\/a>.*Mon-Fri 9AM to 5PM GMT/)
      expect(html).toContain('href="mailto:hello@lamplight.example"')
    },
  )

  it('shows the address line by line and the time to reply (PROV-4)', () => {
    expect(render('full')).toMatch(
      /<dd><span>Lamplight Home Health<\/span><span>1 Lamp Street<\/span>/,
    )
    expect(render('full')).toMatch(/mailto:.*<small>We reply within 24 hours\.<\/small>/)
  })

  it.each(['invented', 'portraitInvented'] as const)(
    'shows no invented phone number or address of %s (PROV-4, LAW-11)',
    (state) => {
      expect(render(state)).not.toMatch(/tel:|7946|Sample|Placeholder/)
      expect(render(state)).toContain('href="mailto:')
    },
  )

  it('says once when details that are still invented will be here (PROV-4, LAW-11)', () => {
    expect(render('invented').match(/<dt>/g)).toHaveLength(1)
    expect(render('invented')).toContain('Our phone number will be here before we open.')
    expect(render('full')).not.toContain('will be here')
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
    expect(render('portraitBare')).toContain('Would you rather ask a person?')
    expect(render('portraitBare')).not.toMatch(/<img|<a /)
  })
})
