import {renderToStaticMarkup} from 'react-dom/server'
import {dataPolicyPartFixtures} from './data-policy-part.fixtures.ts'
import {DataPolicyPartSection} from './data-policy-part.section.tsx'

const renderMarkup = (state: keyof typeof dataPolicyPartFixtures) =>
  renderToStaticMarkup(<DataPolicyPartSection section={dataPolicyPartFixtures[state]} />)

describe('DataPolicyPartSection', () => {
  it('shows how long each item is retained (LAW-3)', () => {
    expect(renderMarkup('full')).toContain(
      '<b>24 months</b><small>Then a timed job deletes it</small>',
    )
    expect(renderMarkup('full')).not.toContain('Our legal reason')
  })

  it('adds purpose and legal basis to the full table (LAW-2)', () => {
    expect(renderMarkup('purposes')).toContain('data-column="Our legal reason"')
    expect(renderMarkup('purposes')).toContain('To answer you')
  })

  it('marks companies that are not confirmed yet', () => {
    expect(renderMarkup('processors').match(/Planned/g)).toHaveLength(1)
  })

  it('lists the promises', () => {
    expect(renderMarkup('promises')).toMatch(/<ul><li>We do not sell your details<\/li>/)
  })
})
