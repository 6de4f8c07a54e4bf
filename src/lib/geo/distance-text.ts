import {keepTogether} from '#lib/non-breaking-spaces.ts'

/**
 * Writes a distance as visitors read it: below 1 km in metres, to the nearest 10, else in kilometres with one decimal
 * (MAP-5).
 *
 * @param metres - not negative
 * @returns such as `650 m` or `3.2 km`, on one line
 */
export function distanceText(metres: number): string {
  const rounded = Math.round(metres / 10) * 10
  return keepTogether(rounded < 1000 ? `${rounded} m` : `${(metres / 1000).toFixed(1)} km`)
}
