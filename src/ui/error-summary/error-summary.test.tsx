import {renderToStaticMarkup} from 'react-dom/server'
import {ErrorSummary} from './error-summary.tsx'

const issues = [
  {id: 'f-name', text: 'Enter your first name'},
  {id: 'f-email', text: 'Enter your email address'},
]

describe('ErrorSummary', () => {
  const html = renderToStaticMarkup(<ErrorSummary heading="There is a problem" issues={issues} />)

  it('is focusable and announces its heading (WCAG 3.3.1)', () => {
    expect(html).toMatch(/^<div data-error-summary="" tabindex="-1"/)
    expect(html).toContain('<div role="alert"><h2>There is a problem</h2></div>')
  })

  it('links to each field in order', () => {
    expect(html.match(/<a .*?<\/a>/g)).toEqual([
      '<a href="#f-name">Enter your first name</a>',
      '<a href="#f-email">Enter your email address</a>',
    ])
  })
})
