import {splitWords} from '#lib/normalize-words.ts'
import {areasOf} from '#shared/areas.ts'
import {waitlistPath} from '#shared/forms/waitlist.ts'
import {matchArea} from '#shared/match-area.ts'
import {districtOfPlace} from '#shared/places.ts'
import {areaKeyOf, isDistrict} from '#shared/postcodes.ts'
import type {Link, SearchCopy, SearchEntry} from './search-content.ts'

interface AreaAnswer {
  text: string
  links: Link[]
}

/** Boroughs such as Barking and Dagenham have names of up to four words. */
const longestName = 4
const listOf = new Intl.ListFormat('en-GB', {type: 'conjunction'})

/**
 * Answers a query that names a district, place or borough with what is planned there, as the area check does (AREA-1),
 * and with its waitlist, unless visits have started.
 *
 * @param entries - all areas
 */
export function areaAnswer(
  {labels}: Pick<SearchCopy, 'labels'>,
  query: string,
  entries: readonly SearchEntry[],
): AreaAnswer | null {
  const all = entries.flatMap(({area, ...entry}) => (area ? [{...entry, ...area}] : []))
  const found = placeIn(query, all)
  if (found === null) return null
  const {key, areas} = found
  const nameOf = (members: typeof areas) => {
    const names = listOf.format(members.map(({title}) => title))
    return isDistrict(key) ? `${key} (${names})` : names
  }
  const said = areas.map((area) => ({
    area,
    sentence: area.edgePostcodes.includes(key) ? area.partly : area.description,
  }))
  const text = [...new Set(said.map(({sentence}) => sentence))]
    .map((sentence) => {
      const members = said.filter((each) => each.sentence === sentence)
      return sentence.replaceAll('{area}', () => nameOf(members.map(({area}) => area)))
    })
    .join(' ')
  const joining = {
    label: labels.join.replace('{name}', () => (isDistrict(key) ? key : nameOf(areas))),
    href: waitlistPath(key),
  }
  const canJoin = labels.join !== '' && areas.some(({isOpen}) => !isOpen)
  const pages = areas.map(({title, path}) => ({label: title, href: path}))
  return {text, links: [...(canJoin ? [joining] : []), ...pages]}
}

/** Returns the areas of the first place in a text, where a name of more words comes first: Hackney Wick, Hackney. */
function placeIn<Area extends {slug: string; postcodes: readonly string[]}>(
  text: string,
  areas: readonly Area[],
) {
  const slugs = areas.map(({slug}) => slug)
  const areasAt = (key: string | null) => (key === null ? null : areasOf(areas, key))
  const named = (name: string) => areasAt(matchArea(areaKeyOf(name), slugs))
  const exact = named(text) ?? areasAt(districtOfPlace(text))
  if (exact !== null) return exact
  const words = splitWords(text)
  for (let length = Math.min(words.length, longestName); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const found = named(words.slice(start, start + length).join(' '))
      // "Ni" and "wi" are postcodes only when nothing else was typed.
      if (found !== null && (length > 1 || /\d|\w{4}/.test(words[start] ?? ''))) return found
    }
  }
  return null
}
