import {renderToStaticMarkup} from 'react-dom/server'
import {factSlipFixtures} from './fact-slip.fixtures.ts'
import {FactSlipSection} from './fact-slip.section.tsx'

const renderMarkup = (state: keyof typeof factSlipFixtures) =>
  renderToStaticMarkup(<FactSlipSection section={factSlipFixtures[state]} />)

describe('FactSlipSection', () => {
  it('pairs each fact with what it is about (GP-1)', () => {
    const facts = [...renderMarkup('full').matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)]
    expect(facts.map(([, label, value]) => [label, value])).toEqual([
      ['Home visit fee', 'From £149'],
      ['Includes', 'Consultation, basic prescriptions'],
      ['Planned times', 'Same day, evenings, weekends'],
      ['Change of plan', 'Free up to 24 hours before'],
    ])
  })

  it('says of a fact how we know it, as the claims register has it', () => {
    const sources = renderMarkup('full').match(/<details.*?<\/details>/g)
    expect(sources).toHaveLength(2)
    expect(sources?.[0]).toContain('What we plan. It is not true yet.')
    expect(sources?.[0]).toContain('href="/how-we-know#claim-fee-from"')
  })

  it('is not there without facts', () => {
    expect(renderMarkup('bare')).toBe('')
  })
})
