import {boroughs} from '#lib/geo/boroughs.ts'
import {matchArea} from '#shared/match-area.ts'
import {areaKeyOf} from '#shared/postcodes.ts'

/** @returns an area's slug or a postcode district; `null` for any other text */
export function areaOrBorough(text: string, slugs: Iterable<string>): string | null {
  const key = areaKeyOf(text)
  return matchArea(key, slugs) ?? matchArea(key, Object.keys(boroughs))
}
