import {renderToStaticMarkup} from 'react-dom/server'
import {clinicianListFixtures} from './clinician-list.fixtures.ts'
import {ClinicianListSection} from './clinician-list.section.tsx'

const renderMarkup = (state: keyof typeof clinicianListFixtures) =>
  renderToStaticMarkup(<ClinicianListSection section={clinicianListFixtures[state]} />)

describe('ClinicianListSection', () => {
  it('lists six doctors, each under a heading with the name (COUNT-1)', () => {
    const names = [...renderMarkup('full').matchAll(/<li[ >].*?<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)]
    expect(names.map(([, name]) => name)).toEqual(
      clinicianListFixtures.full.items.map(({name}) => name),
    )
    expect(names).toHaveLength(6)
  })

  it('says what somebody does, where, in which languages and how (CARD-1)', () => {
    const [okafor] = renderMarkup('full').split('Dr Imran Callowby')
    for (const copy of ['General Practice', 'Camberwell', 'English, Igbo', 'Home visit, Video']) {
      expect(okafor).toContain(copy)
    }
  })

  it('shows everybody, and describes the portrait', () => {
    const portraits = [...renderMarkup('full').matchAll(/<img[^>]*?alt="([^"]*)"/g)]
    expect(portraits.map(([, alt]) => alt)).toEqual(
      clinicianListFixtures.full.items.map(({name}) => `A drawing of ${name}`),
    )
  })

  it('says that the profiles are examples', () => {
    expect(renderMarkup('full')).toMatch(/<h2[^>]*>What a GP profile will look like<\/h2>/)
    expect(renderMarkup('full')).toContain('They are not real people.')
  })

  it('makes nothing up about somebody of whom little is known', () => {
    const html = renderMarkup('bare')
    expect(html).toContain('Dr Amara Okafor')
    expect(html).not.toMatch(/null|undefined|NaN|Igbo|not real people/)
  })

  it('has no card where there is nobody', () => {
    expect(renderMarkup('withoutClinicians')).not.toContain('<li')
  })
})
