import {splitWords} from '#lib/normalize-words.ts'
import {areasOf, listAreas} from '#shared/areas.ts'
import {waitlistPath} from '#shared/forms/waitlist.ts'
import {matchArea} from '#shared/match-area.ts'
import {districtOfPlace} from '#shared/places.ts'
import {areaKeyOf, isDistrict} from '#shared/postcodes.ts'
import type {Answer, SearchCopy, SearchEntry} from './search-content.ts'

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
): Omit<Answer, 'words'> | null {
  const all = entries.flatMap(({area, ...entry}) => (area ? [{...entry, ...area}] : []))
  const found = placeIn(query, all)
  if (found === null) return null
  const {key, areas} = found
  const titles = new Map<string, string[]>()
  for (const {edgePostcodes, partly, description, title} of areas) {
    const sentence = edgePostcodes.includes(key) ? partly : description
    titles.set(sentence, [...(titles.get(sentence) ?? []), title])
  }
  const sentences = Array.from(titles, ([sentence, names]) => {
    const list = listAreas(names)
    return sentence.replaceAll('{area}', () => (isDistrict(key) ? `${key} (${list})` : list))
  })
  const name = isDistrict(key) ? key : (areas[0]?.title ?? key)
  const joining = {label: labels.join.replace('{name}', () => name), href: waitlistPath(key)}
  const canJoin = labels.join !== '' && areas.some(({isOpen}) => !isOpen)
  const pages = areas.map(({title, path}) => ({label: title, href: path}))
  return {text: sentences.join(' '), links: [...(canJoin ? [joining] : []), ...pages]}
}

/** Returns the areas of the first place in a text, where a name of more words comes first: Hackney Wick, Hackney. */
function placeIn<Area extends {slug: string; postcodes: readonly string[]}>(
  text: string,
  areas: readonly Area[],
) {
  const slugs = areas.map(({slug}) => slug)
  const areasAt = (key: string | null) => areasOf(areas, key ?? '')
  const named = (name: string) => areasAt(matchArea(areaKeyOf(name), slugs))
  const words = splitWords(text)
  // Longer names first: boroughs have up to four words.
  const names = [4, 3, 2, 1].flatMap((length) =>
    words.map((_word, start) => words.slice(start, start + length).join(' ')),
  )
  // "Ni" and "wi" are postcodes only when nothing else was typed.
  const name = names.find((each) => /\d|\w{4}/.test(each) && named(each) !== null)
  return named(text) ?? areasAt(districtOfPlace(text)) ?? (name === undefined ? null : named(name))
}
