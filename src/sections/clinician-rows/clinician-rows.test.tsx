import {renderToStaticMarkup} from 'react-dom/server'
import {clinicianRowsFixtures} from './clinician-rows.fixtures.ts'
import {ClinicianRowsSection} from './clinician-rows.section.tsx'

const renderMarkup = (state: keyof typeof clinicianRowsFixtures) =>
  renderToStaticMarkup(<ClinicianRowsSection section={clinicianRowsFixtures[state]} />)

describe('ClinicianRowsSection', () => {
  it('leads each row with plain words and keeps the name as its heading (SPEC-1)', () => {
    const rows = [
      ...renderMarkup('full').matchAll(/<p data-plain="">([^<]+)<.*?<h3>([^<]+)<\/h3>/g),
    ]
    expect(rows.map(([, plain, name]) => [plain, name])).toEqual([
      ['Skin', 'Dr Leila Ashgrovian'],
      ['Heart', 'Dr Tomasz Wrenfield'],
      ['Children', 'Dr Priyanka Dunmoor'],
    ])
  })

  it('says the specialty, years, place, languages, rating, reviews and time (CARD-1)', () => {
    const [row = ''] = renderMarkup('full').split('Dr Tomasz Wrenfield')
    for (const copy of [
      '<b>Dermatology</b>\u00A0· 14\u00A0years of experience\u00A0· Kentish Town',
      'Speaks English, Igbo',
      'Rated 4.9 out of 5 from 128 reviews (example)',
      'Next free: Today',
    ]) {
      expect(row).toContain(copy)
    }
  })

  it('leads to the booking page and the profile, heard with the name (CARD-1)', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(
      /<a[^>]*href="\/book\/specialist\/leila-ashgrovian"[^>]*>Book<span data-sr-only=""> Dr Leila Ashgrovian<\/span>/,
    )
    expect(html).toMatch(/<a[^>]*href="\/specialists\/leila-ashgrovian"[^>]*>View profile/)
  })

  it('leads to its other pages, and does not filter the people of one of them alone', () => {
    const section = {...clinicianRowsFixtures.full, clinicianTotal: 41}
    const html = renderToStaticMarkup(<ClinicianRowsSection listPage={2} section={section} />)
    expect(html).toContain('<a href="/specialist-visit" rel="prev">')
    expect(html).toContain('<a href="/specialist-visit/page-3" rel="next">')
    expect(html).not.toContain('type="radio"')
    expect(renderMarkup('full')).not.toContain('rel="next"')
  })

  it('asks how to meet and counts whom each choice leaves', () => {
    const html = renderMarkup('full')
    const choices = [...html.matchAll(/<input[^>]*value="(\w+)"/g)].map(([, value]) => value)
    const counts = [...html.matchAll(/data-count-for="(\w+)">([^<]+)</g)]
    expect(choices).toEqual(['any', 'home', 'clinic', 'video'])
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([
      expect.stringContaining('value="any"'),
    ])
    expect(counts.map(([, choice, text]) => [choice, text])).toEqual([
      ['any', '3 specialists in this list'],
      ['home', 'Nobody in this list meets this way yet'],
      ['clinic', '2 specialists in this list'],
      ['video', '2 specialists in this list'],
    ])
    expect(html.match(/data-modes="[^"]+"/g)).toEqual([
      'data-modes="any clinic video"',
      'data-modes="any clinic"',
      'data-modes="any video"',
    ])
  })

  it('marks invented people, above the list and on each row (LAW-11)', () => {
    expect(renderMarkup('full').match(/Example profile</g)).toHaveLength(3)
    expect(renderMarkup('full')).toContain('They are not real people.')
  })

  it('makes nothing up about somebody real of whom little is known, and offers no visit of who is away', () => {
    const html = renderMarkup('bare')
    expect(html).toContain('<p data-plain="">Dermatology</p>')
    expect(html).not.toMatch(/null|undefined|NaN|Example|example|Speaks|Next free|\/book\//)
  })

  it('is not there at all where nobody is left', () => {
    expect(renderMarkup('withoutClinicians')).toBe('')
  })
})
