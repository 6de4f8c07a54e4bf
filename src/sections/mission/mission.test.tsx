import {renderToStaticMarkup} from 'react-dom/server'
import {missionFixtures} from './mission.fixtures.ts'
import {MissionSection} from './mission.section.tsx'

const renderMarkup = (state: keyof typeof missionFixtures) =>
  renderToStaticMarkup(<MissionSection section={missionFixtures[state]} />)

const claims = (html: string) =>
  [
    ...html.matchAll(
      /<dt>([^<]+)<\/dt><dd><span data-claim-text="">(?:<span.*?Target<\/span> )?([^<]+?) ?</g,
    ),
  ].map(([, value, text]) => [value, text])

describe('MissionSection', () => {
  it('shows the number of people who wait, and says what it counts (HOME-5)', () => {
    expect(renderMarkup('full')).toMatch(/<p[^>]*>283,474<\/p>/)
    expect(renderMarkup('full')).toContain('patients on waiting lists. Many people wait')
  })

  it('pairs every figure with its text (HOME-5)', () => {
    expect(claims(renderMarkup('full'))).toEqual([
      ['15 weeks', 'average wait for treatment'],
      ['High', 'missed appointments'],
      ['100K', 'homes to reach by 2026'],
      ['5K', 'healthcare providers to empower'],
      ['5.0/5', 'satisfaction'],
      ['200+', 'UK regions to cover'],
    ])
  })

  it('says that what it aims at are targets (HOME-5)', () => {
    expect(renderMarkup('full').match(/Target<\/span>/g)).toHaveLength(4)
    expect(renderMarkup('full')).toMatch(
      /<h2[^>]*>Behind every number[^<]*<\/h2>.*<h3>Our targets<\/h3>/,
    )
    expect(renderMarkup('full')).toContain('These are targets. They are not results.')
  })

  it('marks the statistics that have no source yet', () => {
    expect(renderMarkup('full').match(/No source yet<\/span>/g)).toHaveLength(3)
  })

  it('has no figures and no heading over them where there are none', () => {
    expect(claims(renderMarkup('bare'))).toEqual([])
    expect(renderMarkup('bare')).not.toContain('<h3')
    expect(renderMarkup('bare')).not.toContain('targets')
  })
})
