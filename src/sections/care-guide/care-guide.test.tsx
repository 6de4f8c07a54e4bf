import {renderToStaticMarkup} from 'react-dom/server'
import {careGuideFixtures} from './care-guide.fixtures.ts'
import {CareGuideSection} from './care-guide.section.tsx'

const html = renderToStaticMarkup(<CareGuideSection section={careGuideFixtures.full} />)
const cards = [...html.matchAll(/<li data-place="(\w+)"[^>]*data-answers="([\d ]*)"/g)].map(
  ([, kind, answers]) => [kind, answers],
)

describe('CareGuideSection', () => {
  it('shows 999 first (G-6)', () => {
    expect(cards[0]?.[0]).toBe('emergency')
  })

  it('marks each place with the answers it fits', () => {
    expect(Object.fromEntries(cards)).toMatchObject({
      urgent: '0 1',
      pharmacist: '0',
      gp: '0 2',
      home: '0 2',
    })
  })

  it('folds only the places that are not urgent, and nothing without a label for the button', () => {
    const [open = '', folded = ''] = html.split('data-fold')
    expect(open).toMatch(/data-place="emergency".*data-place="urgent"/s)
    expect(folded).toMatch(/It’s not urgent.*data-place="pharmacist"/s)
    const short = renderToStaticMarkup(<CareGuideSection section={careGuideFixtures.short} />)
    expect(short).not.toContain('data-fold')
  })

  it('preselects the first answer', () => {
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html).toMatch(/data-answer="0"[^>]*><input[^>]*checked=""/)
  })
})
