import {renderToStaticMarkup} from 'react-dom/server'
import {policyListFixtures} from './policy-list.fixtures.ts'
import {PolicyListSection} from './policy-list.section.tsx'

describe('PolicyListSection', () => {
  it('pairs each area with its expectation (PROV-5)', () => {
    const html = renderToStaticMarkup(<PolicyListSection section={policyListFixtures.full} />)
    expect(html).toMatch(/<dt>Clinical standards<\/dt><dd>Follow national guidance/)
    expect(html).toMatch(/<dt>Data protection<\/dt><dd>Use only.*GDPR-compliant\.<\/dd>/)
  })
})
