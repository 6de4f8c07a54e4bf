import {renderToStaticMarkup} from 'react-dom/server'
import {soonBarFixtures} from './soon-bar.fixtures.tsx'

const draw = (state: keyof typeof soonBarFixtures) => renderToStaticMarkup(soonBarFixtures[state])

describe('SoonBar', () => {
  it('says that the service is launching soon, in a landmark named by its words (CARER-1)', () => {
    expect(draw('lasting')).toMatch(/<aside aria-labelledby="soon-bar-text" id="soon-bar"/)
    expect(draw('lasting')).toMatch(
      /<p id="soon-bar-text">\s*This care service is launching soon<\/p>/,
    )
  })

  it('can be closed, and brings the script that keeps it closed (NURSE-1)', () => {
    const html = draw('dismissible')
    expect(html).toMatch(/<b>Coming Soon\.<\/b> This nursing service is launching soon<\/p>/)
    expect(html).toMatch(/<button aria-label="Close this message" type="button">/)
    expect(html).toMatch(/<script>[^<]*getItem\("banner-nurse"\)[^<]*<\/script><\/aside>/)
  })

  it('has no button and no script where it cannot be closed', () => {
    expect(draw('lasting')).not.toMatch(/<button|<script/)
  })

  it('is not there without words', () => {
    expect(draw('withoutWords')).toBe('')
    expect(draw('withoutBanner')).toBe('')
  })
})
