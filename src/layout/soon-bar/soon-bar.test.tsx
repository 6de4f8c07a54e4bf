import {renderToStaticMarkup} from 'react-dom/server'
import {soonBarFixtures} from './soon-bar.fixtures.tsx'

const renderMarkup = (state: keyof typeof soonBarFixtures) =>
  renderToStaticMarkup(soonBarFixtures[state])

describe('SoonBar', () => {
  it('is a landmark named by its text (CARER-1)', () => {
    expect(renderMarkup('lasting')).toMatch(/<aside aria-labelledby="soon-bar-text" id="soon-bar"/)
  })

  it('has a close button and a script that keeps it closed only when it can be (NURSE-1)', () => {
    const html = renderMarkup('dismissible')
    expect(html).toMatch(/<button aria-label="Close this message" type="button">/)
    expect(html).toMatch(/<script>[^<]*getItem\("banner-nurse"\)[^<]*<\/script><\/aside>/)
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
