interface StarRatingProps {
  /** From 0 to 5. */
  rating: number
  /** The rating as text, for example "Rated 4.8 out of 5 from 120 reviews". */
  text: string
}

/** Renders five stars, lit in proportion to a rating (CARD-1). */
export function StarRating({rating, text}: StarRatingProps) {
  const percentage = starPercentage(rating)
  return (
    <span data-stars="">
      <svg aria-hidden="true" height="19" viewBox="0 0 100 19" width="100">
        <path d={stars} fill="var(--line)" />
        {/* A nested `svg` clips the unlit part in every browser. */}
        <svg height="19" width={percentage}>
          <path d={stars} fill="var(--star)" />
        </svg>
      </svg>
      <span data-sr-only="">{text}</span>
    </span>
  )
}

/** Returns the lit share of five stars in per cent, from 0 to 100 with one decimal (CARD-1). `NaN` counts as 0. */
export function starPercentage(rating: number): number {
  const within = Number.isFinite(rating) ? Math.min(Math.max(rating, 0), 5) : 0
  return Math.round((within / 5) * 1000) / 10
}

const star = 'l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L'
const stars = [0, 1, 2, 3, 4]
  .map((place) => `M${place * 20 + 10} 1${star}${place * 20 + 1} 7.6l6.3-.8Z`)
  .join('')
