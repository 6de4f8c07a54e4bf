/**
 * How much of five stars a rating lights (CARD-1: in proportion to rating/5).
 *
 * @param rating - from 0 to 5; what lies outside counts as the nearer end, what is no number as 0
 * @returns a percentage with at most one decimal
 */
export function shareOfStars(rating: number): number {
  const within = Number.isFinite(rating) ? Math.min(Math.max(rating, 0), 5) : 0
  return Math.round((within / 5) * 1000) / 10
}
