import {starPercentage} from './star-rating.tsx'

describe('starPercentage', () => {
  it.each([
    [0, 0],
    [4.9, 98],
    [7, 100],
    [-1, 0],
    [Number.NaN, 0],
  ])('converts %p stars to %p per cent (CARD-1)', (rating, share) => {
    expect(starPercentage(rating)).toBe(share)
  })
})
