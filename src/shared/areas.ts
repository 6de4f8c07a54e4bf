export interface AreaDistricts {
  slug: string
  /** Outward codes. A code without its last letter matches all that begin with it. */
  postcodes: readonly string[]
}

const list = new Intl.ListFormat('en-GB', {type: 'conjunction'})

/** Lists names of areas, with commas when a name has an "and" of its own. */
export const listAreas = (names: readonly string[]): string =>
  names.some((name) => name.includes(' and ')) ? names.join(', and ') : list.format(names)

/** Returns the areas of a key from `areaKeyOf`; a postcode district can lie in several. */
export function areasOf<Area extends AreaDistricts>(
  areas: readonly Area[],
  key: string,
): {key: string; areas: Area[]} | null {
  // Central districts are split by a letter that few people know: EC1 is EC1A, EC1M, EC1N …
  for (const candidate of [key, key.replace(/(?<=[0-9])[A-Z]$/, '')]) {
    const matches = areas.filter(
      ({slug, postcodes}) => slug === candidate || postcodes.includes(candidate),
    )
    if (matches.length > 0) return {key: candidate, areas: matches}
  }
  return null
}
