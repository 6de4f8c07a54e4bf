import {boroughs} from '#lib/geo/boroughs.ts'
import {matchArea} from '#shared/match-area.ts'
import {areaKeyOf} from '#shared/postcodes.ts'

/**
 * Finds the area that a registration is stored under.
 *
 * @param text - as typed, or from `areaKeyOf`
 * @param slugs - of published areas; without them the boroughs of London are known
 * @returns the slug of the area, or the postcode district; null for every other text
 */
export function areaOrBorough(text: string, slugs: Iterable<string>): string | null {
  const key = areaKeyOf(text)
  return matchArea(key, slugs) ?? matchArea(key, Object.keys(boroughs))
}
