import {renderToStaticMarkup} from 'react-dom/server'
import {numberedStepsFixtures} from './numbered-steps.fixtures.ts'
import {NumberedStepsSection} from './numbered-steps.section.tsx'

const renderMarkup = (state: keyof typeof numberedStepsFixtures) =>
  renderToStaticMarkup(<NumberedStepsSection section={numberedStepsFixtures[state]} />)

describe('NumberedStepsSection', () => {
  it('numbers its steps for the eye; the list does so for screen readers', () => {
    expect(renderMarkup('full')).toMatch(/<ol><li><span aria-hidden="true" data-number="">1</)
    expect(renderMarkup('full').match(/<li>/g)).toHaveLength(2)
  })

  it('has links for what can be called or written to', () => {
    expect(renderMarkup('full')).toContain('href="mailto:privacy@lamplight.example"')
    expect(renderMarkup('full')).toContain('href="tel:+443031231113"')
    expect(renderMarkup('withoutAfter')).not.toContain('tel:')
  })
})
