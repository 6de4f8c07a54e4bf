import {renderToStaticMarkup} from 'react-dom/server'
import {soonBarFixtures} from './soon-bar.fixtures.tsx'

const renderMarkup = (state: keyof typeof soonBarFixtures) =>
  renderToStaticMarkup(soonBarFixtures[state])

describe('SoonBar', () => {
  it('is a landmark named by its text (CARER-1)', () => {
    expect(renderMarkup('lasting')).toMatch(/<aside aria-labelledby="soon-bar-text" id="soon-bar"/)
    expect(renderMarkup('lasting')).toMatch(
      /<p id="soon-bar-text">\s*This care service is launching soon<\/p>/,
    )
  })

  it('has a close button and a script that keeps it closed (NURSE-1)', () => {
    const html = renderMarkup('dismissible')
    expect(html).toMatch(/<b>Coming Soon\.<\/b> This nursing service is launching soon<\/p>/)
    expect(html).toMatch(/<button aria-label="Close this message" type="button">/)
    expect(html).toMatch(/<script>[^<]*getItem\("banner-nurse"\)[^<]*<\/script><\/aside>/)
  })

  it('has neither button nor script when it cannot be closed', () => {
    expect(renderMarkup('lasting')).not.toMatch(/<button|<script/)
  })

  it('shows the dark door of its service (DES-1)', () => {
    expect(renderMarkup('lasting')).toContain('data-door="nurse"')
  })

  it('renders nothing without its text', () => {
    expect(renderMarkup('withoutCopy')).toBe('')
    expect(renderMarkup('withoutBanner')).toBe('')
  })
})
