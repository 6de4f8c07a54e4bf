import {addNonBreakingSpaces} from '#lib/non-breaking-spaces.ts'

/** Formats a distance, such as `650 m` or `3.2 km`, with a non-breaking space (MAP-5). */
export function formatDistance(metres: number): string {
  const rounded = Math.round(metres / 10) * 10
  return addNonBreakingSpaces(rounded < 1000 ? `${rounded} m` : `${(metres / 1000).toFixed(1)} km`)
}
