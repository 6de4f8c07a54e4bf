/** What of an area says where it lies. */
export interface AreaDistricts {
  slug: string
  /** The first parts of its postcodes; a part without its last letter stands for all that begin with it. */
  postcodes: readonly string[]
}

/**
 * Finds the areas that a postcode district or a slug belongs to; a district can lie in several.
 *
 * @param areas - all areas
 * @param key - as `areaKeyOf` writes it
 * @returns the district or slug that was found, and its areas; null when none has it
 */
export function areasOf<Area extends AreaDistricts>(
  areas: readonly Area[],
  key: string,
): {key: string; areas: Area[]} | null {
  // Central districts are split by a letter that few people know by heart: EC1 is EC1A, EC1M, EC1N …
  for (const candidate of [key, key.replace(/(?<=[0-9])[A-Z]$/, '')]) {
    const found = areas.filter(
      ({slug, postcodes}) => slug === candidate || postcodes.includes(candidate),
    )
    if (found.length > 0) return {key: candidate, areas: found}
  }
  return null
}
