import {StarRating} from './star-rating.tsx'
import {StarFrame} from './star-rating.styles.ts'

const rated = (rating: number) => (
  <StarFrame>
    <StarRating rating={rating} text={`Rated ${rating} out of 5 (example)`} />{' '}
    <b aria-hidden="true">{rating}</b>
  </StarFrame>
)

export const starRatingFixtures = {
  most: rated(4.9),
  half: rated(2.5),
  none: rated(0),
  all: rated(5),
}
