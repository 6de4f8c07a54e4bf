/**
 * Returns the lit share of five stars in per cent, rounded to one decimal (CARD-1).
 * @param rating - clamped to 0 to 5; `NaN` counts as 0
 */
export function shareOfStars(rating: number): number {
  const within = Number.isFinite(rating) ? Math.min(Math.max(rating, 0), 5) : 0
  return Math.round((within / 5) * 1000) / 10
}
