import {renderToStaticMarkup} from 'react-dom/server'
import {formOutcomeFixtures} from './form-outcome.fixtures.ts'
import {FormOutcomeSection} from './form-outcome.section.tsx'

const renderMarkup = (state: keyof typeof formOutcomeFixtures) =>
  renderToStaticMarkup(<FormOutcomeSection section={formOutcomeFixtures[state]} />)

describe('FormOutcomeSection', () => {
  it('shows the message of the form as the heading of the page (FORM-6)', () => {
    expect(renderMarkup('full')).toMatch(/<h1>Thank you for joining our waitlist!/)
    expect(renderMarkup('failed')).toMatch(/<h1>Failed to submit waitlist request<\/h1>/)
  })

  it('shows what happens next and a link', () => {
    expect(renderMarkup('full')).toContain('We have saved your details.')
    expect(renderMarkup('full')).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home/)
    expect(renderMarkup('bare')).not.toMatch(/<a |We have saved/)
  })

  it('shows another way as a text link beside the button', () => {
    expect(renderMarkup('withOther')).toMatch(/Back to Home<\/a><a href="\/">Home<\/a>/)
  })

  it('shows the card of the place that the page is about, after a success only (FORM-9)', () => {
    const doors = [{key: 'carer', doorNumber: 23, status: 'comingSoon'}] as const
    const card = (variant: string | null) =>
      renderToStaticMarkup(
        <FormOutcomeSection doors={doors} section={formOutcomeFixtures.full} variant={variant} />,
      )
    expect(card('carer-se5')).toMatch(
      /data-door="carer".*>23<\/text>.*You’re on the list for SE5.*Home carer/,
    )
    expect(card('tower-hamlets')).toContain('You’re on the list for Tower Hamlets')
    expect(card(null)).toContain('<h2>You’re on the list</h2>')
    expect(renderMarkup('failed')).not.toContain('on the list')
  })

  it('marks success or failure without a live region', () => {
    expect(renderMarkup('full')).toMatch(/data-kind="success"[^>]*><svg aria-hidden="true"/)
    expect(renderMarkup('failed')).toMatch(/data-kind="failure"[^>]*><svg aria-hidden="true"/)
    expect(renderMarkup('full') + renderMarkup('failed')).not.toMatch(/role="(alert|status)"/)
  })

  it('renders nothing without its copy', () => {
    expect(renderMarkup('unpublished')).toBe('')
  })

  it('lists the fields that may be missing, each with a link to it (WCAG 3.3.1, FORM-6)', () => {
    const html = renderMarkup('failed')
    expect(html).toContain('<h2>Check these fields</h2>')
    expect(html.match(/<li>.*?<\/li>/g)).toEqual([
      '<li><a href="/register-interest#form-1-name">Enter your first name</a></li>',
      '<li><a href="/register-interest#form-1-lastName">Enter your last name</a></li>',
      '<li><a href="/register-interest#form-1-email">Enter your email address</a></li>',
    ])
  })

  it('lists the fields that may be malformed when none is missing', () => {
    expect(renderMarkup('malformed').match(/<li>.*?<\/li>/g)).toEqual([
      '<li><a href="/contact#form-2-email">Enter an email like name@example.com</a></li>',
    ])
  })

  it('adds the label to an error that does not name its field, and links nowhere without a form', () => {
    expect(renderMarkup('professional').match(/<li>.*?<\/li>/g)).toEqual([
      '<li>First Name: Required</li>',
      '<li>Email: Required</li>',
    ])
  })

  it.each([
    ['nurse', ['<li><a href="/form#one-yearsExperience">Years: Required</a></li>']],
    ['gp', null],
  ] as const)('lists years of experience for nurses only (FORM-3): %s', (profession, listed) => {
    const {professional} = formOutcomeFixtures
    const years = {
      name: 'yearsExperience',
      label: 'Years',
      errorEmpty: 'Required',
      errorFormat: null,
    }
    const html = renderToStaticMarkup(
      <FormOutcomeSection
        section={{
          ...professional,
          formPage: {
            _id: 'form',
            _type: 'page',
            path: '/form',
            shared: [],
            sectionKey: 'one',
            profession,
          },
          copy: {...professional.copy, fields: [years]},
        }}
      />,
    )
    expect(html.match(/<li>.*?<\/li>/g)).toEqual(listed)
  })

  it('lists no fields after a success', () => {
    expect(renderMarkup('full')).not.toMatch(/Check these fields|<li>/)
  })
})
