import {boroughs} from '#lib/geo/boroughs.ts'
import {isDistrict} from './postcodes.ts'

/** Words of a name by which nobody tells one borough from another. */
const fillers = new Set('the london royal borough city council of and upon on thames'.split(' '))

const ids: readonly string[] = Object.keys(boroughs)
const coreOf = (key: string) => key.split('-').filter((word) => !fillers.has(word))
const cores = new Map(ids.map((id) => [id, coreOf(id)]))
/** Boroughs of two places, and those by the river, are known by one word of their names. */
const hasShortName = (id: string) => /-(?:and|upon)-/.test(id)
/** Slugs are written with and without the hyphen of an apostrophe. */
const lettersOf = (key: string) => key.replaceAll('-', '')

/**
 * Finds the area that somebody named: one of the 33 boroughs, however its name is written, or one that editors added.
 *
 * @param key - from `areaKeyOf`
 * @param further - the slugs of all published areas, so far as they are known
 * @returns the slug of the area, or the postcode district; null when the name is of no area, or could be of several
 */
export function knownAreaOf(key: string, further: ReadonlySet<string>): string | null {
  if (isDistrict(key)) return key
  const added = [...further].find((slug) => lettersOf(slug) === lettersOf(key))
  if (added !== undefined) return added
  const name = key.replace(/^the-/, '')
  if (Object.hasOwn(boroughs, name)) return name
  const core = coreOf(name)
  if (core.length === 0) return null
  const found = ids.filter((id) => {
    const own = cores.get(id) ?? []
    const [word = ''] = core
    return (
      own.join(' ') === core.join(' ') ||
      (core.length === 1 && hasShortName(id) && own.includes(word))
    )
  })
  return found.length === 1 ? (found[0] ?? null) : null
}
