import {isDistrict} from './postcodes.ts'

/** Words that don't distinguish one borough from another. */
const fillers = new Set('the london royal borough city council of and upon on thames'.split(' '))

const coreOf = (id: string) => id.split('-').filter((word) => !fillers.has(word))
/** Boroughs such as Hammersmith and Fulham or Richmond upon Thames are known by one word of their name. */
const hasShortName = (id: string) => /-(?:and|upon)-/.test(id)
/** Slugs replace an apostrophe with a hyphen, or omit it. */
const lettersOf = (id: string) => id.replaceAll('-', '')

/** Matches a key from `areaKeyOf` to an area slug or postcode district; null when it is unknown or ambiguous. */
export function matchArea(key: string, slugs: Iterable<string>): string | null {
  if (isDistrict(key)) return key
  const ids = [...slugs]
  const name = key.replace(/^the-/, '')
  const same = ids.find((id) => lettersOf(id) === lettersOf(name))
  if (same !== undefined) return same
  const core = coreOf(name)
  const [word] = core
  if (word === undefined) return null
  const matches = ids.filter((id) => {
    const own = coreOf(id)
    return (
      own.join(' ') === core.join(' ') ||
      (core.length === 1 && hasShortName(id) && own.includes(word))
    )
  })
  return matches.length === 1 ? (matches[0] ?? null) : null
}
