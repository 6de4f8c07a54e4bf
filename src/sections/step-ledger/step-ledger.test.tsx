import {renderToStaticMarkup} from 'react-dom/server'
import {stepLedgerFixtures} from './step-ledger.fixtures.ts'
import {StepLedgerSection} from './step-ledger.section.tsx'

const renderMarkup = (state: keyof typeof stepLedgerFixtures) =>
  renderToStaticMarkup(<StepLedgerSection section={stepLedgerFixtures[state]} />)

describe('StepLedgerSection', () => {
  it('lists the steps in their order, each with a heading (PROV-1, PROV-2)', () => {
    const titles = [...renderMarkup('full').matchAll(/<li><h3>([^<]+)<\/h3><p>/g)]
    expect(titles.map(([, title]) => title)).toEqual([
      'Create an account',
      'Submit documents and verify',
      'Set up your profile, schedule and appointments',
    ])
    expect(renderMarkup('full')).toMatch(/<ol[ >]/)
  })

  it('can be linked to, and needs no sentence under its heading', () => {
    expect(renderMarkup('full')).toMatch(/<section[^>]*id="join"/)
    expect(renderMarkup('full')).toContain('This is how joining will work')
    expect(renderMarkup('bare').match(/<p[ >]/g)).toHaveLength(2)
  })
})
