import {renderToStaticMarkup} from 'react-dom/server'
import {shareOfStars} from './share-of-stars.ts'
import {StarRating} from './star-rating.tsx'

describe('shareOfStars (CARD-1)', () => {
  it.each([
    [0, 0],
    [2.5, 50],
    [4.9, 98],
    [5, 100],
    [7, 100],
    [-1, 0],
    [Number.NaN, 0],
  ])('lights %p stars as %p per cent', (rating, share) => {
    expect(shareOfStars(rating)).toBe(share)
  })
})

describe('StarRating', () => {
  it('says the rating in words and hides the drawing', () => {
    const html = renderToStaticMarkup(<StarRating rating={4} text="Rated 4 out of 5" />)
    expect(html).toContain('<span data-sr-only="">Rated 4 out of 5</span>')
    expect(html).toContain('aria-hidden="true"')
    expect(html).toContain('<svg height="19" width="80">')
  })
})
