import {renderToStaticMarkup} from 'react-dom/server'
import {formOutcomeFixtures} from './form-outcome.fixtures.ts'
import {FormOutcomeSection} from './form-outcome.section.tsx'

const draw = (state: keyof typeof formOutcomeFixtures) =>
  renderToStaticMarkup(<FormOutcomeSection section={formOutcomeFixtures[state]} />)

describe('FormOutcomeSection', () => {
  it("says the form's own message as the heading of the page (FORM-6)", () => {
    expect(draw('full')).toMatch(/<h1>Thank you for joining our waitlist!/)
    expect(draw('failed')).toMatch(/<h1>Failed to submit waitlist request<\/h1>/)
  })

  it('says what happens next and where to go', () => {
    expect(draw('full')).toContain('We have saved your details.')
    expect(draw('full')).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home/)
    expect(draw('bare')).not.toMatch(/<a |We have saved/)
  })

  it('marks how it went, and announces nothing: it is a page of its own', () => {
    expect(draw('full')).toMatch(/data-kind="success"[^>]*><svg aria-hidden="true"/)
    expect(draw('failed')).toMatch(/data-kind="failure"[^>]*><svg aria-hidden="true"/)
    expect(draw('full') + draw('failed')).not.toMatch(/role="(alert|status)"/)
  })

  it('does not stand without its words', () => {
    expect(draw('unpublished')).toBe('')
  })
})
