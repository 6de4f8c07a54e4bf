import {renderToStaticMarkup} from 'react-dom/server'
import {formOutcomeFixtures} from './form-outcome.fixtures.ts'
import {FormOutcomeSection} from './form-outcome.section.tsx'

const renderMarkup = (state: keyof typeof formOutcomeFixtures) =>
  renderToStaticMarkup(<FormOutcomeSection section={formOutcomeFixtures[state]} />)

describe('FormOutcomeSection', () => {
  it("says the form's own message as the heading of the page (FORM-6)", () => {
    expect(renderMarkup('full')).toMatch(/<h1>Thank you for joining our waitlist!/)
    expect(renderMarkup('failed')).toMatch(/<h1>Failed to submit waitlist request<\/h1>/)
  })

  it('says what happens next and where to go', () => {
    expect(renderMarkup('full')).toContain('We have saved your details.')
    expect(renderMarkup('full')).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home/)
    expect(renderMarkup('bare')).not.toMatch(/<a |We have saved/)
  })

  it('marks how it went, and announces nothing: it is a page of its own', () => {
    expect(renderMarkup('full')).toMatch(/data-kind="success"[^>]*><svg aria-hidden="true"/)
    expect(renderMarkup('failed')).toMatch(/data-kind="failure"[^>]*><svg aria-hidden="true"/)
    expect(renderMarkup('full') + renderMarkup('failed')).not.toMatch(/role="(alert|status)"/)
  })

  it('does not stand without its copy', () => {
    expect(renderMarkup('unpublished')).toBe('')
  })
})
