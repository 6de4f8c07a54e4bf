import {renderToStaticMarkup} from 'react-dom/server'
import {clinicianListFixtures} from './clinician-list.fixtures.ts'
import {ClinicianListSection} from './clinician-list.section.tsx'

const draw = (state: keyof typeof clinicianListFixtures) =>
  renderToStaticMarkup(<ClinicianListSection section={clinicianListFixtures[state]} />)

describe('ClinicianListSection', () => {
  it('lists six doctors, each under a heading with the name (COUNT-1)', () => {
    const names = [...draw('full').matchAll(/<li[ >].*?<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)]
    expect(names.map(([, name]) => name)).toEqual(
      clinicianListFixtures.full.items.map(({name}) => name),
    )
    expect(names).toHaveLength(6)
  })

  it('says what somebody does, where, in which languages and how', () => {
    const [okafor] = draw('full').split('Dr Imran Callowby')
    for (const words of ['General Practice', 'Camberwell', 'English, Igbo', 'Home visit, Video']) {
      expect(okafor).toContain(words)
    }
  })

  it('shows everybody, and describes the portrait', () => {
    const portraits = [...draw('full').matchAll(/<img[^>]*?alt="([^"]*)"/g)]
    expect(portraits.map(([, alt]) => alt)).toEqual(
      clinicianListFixtures.full.items.map(({name}) => `A drawing of ${name}`),
    )
  })

  it('says that the profiles are examples', () => {
    expect(draw('full')).toMatch(/<h2[^>]*>What a GP profile will look like<\/h2>/)
    expect(draw('full')).toContain('They are not real people.')
  })

  it('makes nothing up about somebody of whom little is known', () => {
    const html = draw('bare')
    expect(html).toContain('Dr Amara Okafor')
    expect(html).not.toMatch(/null|undefined|NaN|Igbo|not real people/)
  })

  it('has no card where there is nobody', () => {
    expect(draw('withoutClinicians')).not.toContain('<li')
  })
})
