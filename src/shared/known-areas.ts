import {isDistrict} from './postcodes.ts'

/** Words of a name by which nobody tells one borough from another. */
const fillers = new Set('the london royal borough city council of and upon on thames'.split(' '))

const coreOf = (id: string) => id.split('-').filter((word) => !fillers.has(word))
/** Boroughs of two places, and those by the river, are known by one word of their names. */
const hasShortName = (id: string) => /-(?:and|upon)-/.test(id)
/** Slugs are written with and without the hyphen of an apostrophe. */
const lettersOf = (id: string) => id.replaceAll('-', '')

/**
 * Finds the area that somebody named, however its name is written.
 *
 * @param key - from `areaKeyOf`
 * @param slugs - of all areas that are known
 * @returns the slug of the area, or the postcode district; null when the name is of no area, or could be of several
 */
export function knownAreaOf(key: string, slugs: Iterable<string>): string | null {
  if (isDistrict(key)) return key
  const ids = [...slugs]
  const name = key.replace(/^the-/, '')
  const same = ids.find((id) => lettersOf(id) === lettersOf(name))
  if (same !== undefined) return same
  const core = coreOf(name)
  const [word] = core
  if (word === undefined) return null
  const found = ids.filter((id) => {
    const own = coreOf(id)
    return (
      own.join(' ') === core.join(' ') ||
      (core.length === 1 && hasShortName(id) && own.includes(word))
    )
  })
  return found.length === 1 ? (found[0] ?? null) : null
}
