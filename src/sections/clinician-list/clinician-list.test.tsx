import {renderToStaticMarkup} from 'react-dom/server'
import {clinicianListFixtures} from './clinician-list.fixtures.ts'
import {ClinicianListSection} from './clinician-list.section.tsx'

const renderMarkup = (state: keyof typeof clinicianListFixtures) =>
  renderToStaticMarkup(<ClinicianListSection section={clinicianListFixtures[state]} />)

describe('ClinicianListSection', () => {
  it('lists six doctors, each under a heading with the name (COUNT-1)', () => {
    const names = [...renderMarkup('full').matchAll(/<li[ >].*?<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)]
    expect(names.map(([, name]) => name)).toEqual(
      clinicianListFixtures.full.clinicians.map(({name}) => name),
    )
    expect(names).toHaveLength(6)
  })

  it('says what somebody does, for how long, where, in which languages and how (CARD-1)', () => {
    const [thornbury] = renderMarkup('full').split('Dr Imran Callowby')
    for (const copy of [
      'General Practice\u00A0· 14\u00A0years of experience',
      'Kentish Town\u00A0· Speaks English, Igbo',
      'Home visit',
      'Video',
    ]) {
      expect(thornbury).toContain(copy)
    }
  })

  it('lights stars in proportion to the rating, which is heard in words with its reviews (CARD-1)', () => {
    const html = renderMarkup('full')
    expect(html).toContain('<svg height="19" width="98">')
    expect(html).toContain('Rated 4.9 out of 5 from 128 reviews (example)')
    expect(html).toContain('<b>4.9</b> (128 reviews, example)')
  })

  it('says when somebody is free, on the portrait and in words (CARD-1)', () => {
    expect(renderMarkup('full')).toMatch(/data-on-portrait=""><span data-tag="on">.*?Today<\/span>/)
    expect(renderMarkup('full')).toContain('Next free: Tomorrow')
  })

  it('leads to profile and booking of each, heard with the name (CARD-1)', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(
      /<a[^>]*href="\/book\/mei-lin-hartwright"[^>]*>Book<span data-sr-only=""> Dr Mei-Lin Hartwright<\/span>/,
    )
    expect(html).toMatch(
      /<a[^>]*href="\/doctors\/mei-lin-hartwright"[^>]*>View profile<span data-sr-only=""> Dr Mei-Lin/,
    )
  })

  it('shows everybody, and describes the portrait', () => {
    const portraits = [...renderMarkup('full').matchAll(/<img[^>]*?alt="([^"]*)"/g)]
    expect(portraits.map(([, alt]) => alt)).toEqual(
      clinicianListFixtures.full.clinicians.map(({name}) => `A drawing of ${name}`),
    )
  })

  it('says that the profiles are examples, above them and on each (LAW-11)', () => {
    expect(renderMarkup('full').match(/Example profile</g)).toHaveLength(6)
    expect(renderMarkup('full')).toMatch(/<h2[^>]*>What a GP profile will look like<\/h2>/)
    expect(renderMarkup('full')).toContain('They are not real people.')
  })

  it('makes nothing up about somebody of whom little is known', () => {
    const html = renderMarkup('bare')
    expect(html).toContain('Dr Adaeze Thornbury')
    expect(html).not.toMatch(/null|undefined|NaN|Igbo|not real people|Example profile/)
  })

  it('is not there at all where nobody is left, as when examples are hidden (LAW-11)', () => {
    expect(renderMarkup('withoutClinicians')).toBe('')
  })
})
