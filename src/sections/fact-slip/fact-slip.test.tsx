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

  it('is not there without facts', () => {
    expect(renderMarkup('bare')).toBe('')
  })
})
