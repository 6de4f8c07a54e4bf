import {renderToStaticMarkup} from 'react-dom/server'
import {starPercentage, StarRating} from './star-rating.tsx'

describe('starPercentage', () => {
  it.each([
    [0, 0],
    [2.5, 50],
    [4.9, 98],
    [5, 100],
    [7, 100],
    [-1, 0],
    [Number.NaN, 0],
  ])('converts %p stars to %p per cent (CARD-1)', (rating, share) => {
    expect(starPercentage(rating)).toBe(share)
  })
})

describe('StarRating', () => {
  it('has the rating as text and hides the drawing', () => {
    const html = renderToStaticMarkup(<StarRating rating={4} text="Rated 4 out of 5" />)
    expect(html).toContain('<span data-sr-only="">Rated 4 out of 5</span>')
    expect(html).toContain('aria-hidden="true"')
    expect(html).toContain('<svg height="19" width="80">')
  })
})
