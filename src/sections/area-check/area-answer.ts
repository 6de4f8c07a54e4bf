import {areasOf} from '#shared/areas.ts'
import {matchArea} from '#shared/match-area.ts'
import {areaKeyOf, isAreaKey, isDistrict} from '#shared/postcodes.ts'
import {waitlistPath} from '#routing/page-variants.ts'
import {waitlist} from '#shared/forms/waitlist.ts'

/** How far an area is. */
export type AreaStatus = 'planned' | 'open' | 'paused'

/** What of an area the check needs. */
export interface CheckedArea {
  name: string
  slug: string
  postcodes: readonly string[]
  edgePostcodes: readonly string[]
  status: AreaStatus
  note: string | null
}

/** The words of the check; `{area}` stands for what was typed. */
export interface CheckCopy {
  planned: string
  open: string
  paused: string
  several: string
  partly: string
  outside: string
  invalid: string
  unknownArea: string
  join: string
  joinAnywhere: string
}

/** What somebody is told who asked about a postcode. */
export type AreaAnswer =
  | {kind: 'invalid'; text: string}
  | {
      kind: 'answer'
      paragraphs: readonly string[]
      areas: readonly Pick<CheckedArea, 'name' | 'slug' | 'status' | 'note'>[]
      /** The way to the waitlist, where somebody has to wait; `area` is what it is kept under. */
      join: {label: string; href: string; area: string | null} | null
    }

/**
 * Answers what is planned for a postcode, from the areas alone: nothing is asked of anybody else (AREA-1).
 *
 * @param asked - a postcode, its first part or the name of an area, as it was typed
 * @param areas - all areas
 * @param copy - the words
 */
export function answerFor(
  asked: string,
  areas: readonly CheckedArea[],
  copy: CheckCopy,
): AreaAnswer {
  const key = areaKeyOf(asked)
  const slugs = areas.map(({slug}) => slug)
  const area = isAreaKey(key) ? matchArea(key, slugs) : null
  const found = area === null ? null : areasOf(areas, area)
  if (found !== null) return answerAbout(found, copy)
  if (!isDistrict(key)) return {kind: 'invalid', text: copy.invalid}
  return {
    kind: 'answer',
    paragraphs: [fill(copy.outside, key)],
    areas: [],
    join: {label: fill(copy.join, key), href: waitlist.pages.waitlist.path, area: key},
  }
}

/** What is said of a postcode outside all areas where it is not known which one it was. */
export function answerOutside(copy: CheckCopy): AreaAnswer {
  return {
    kind: 'answer',
    paragraphs: [fill(copy.outside, copy.unknownArea)],
    areas: [],
    join: {label: copy.joinAnywhere, href: waitlist.pages.waitlist.path, area: null},
  }
}

function answerAbout(
  {key, areas}: {key: string; areas: readonly CheckedArea[]},
  copy: CheckCopy,
): AreaAnswer {
  const name = isDistrict(key) ? key : (areas[0]?.name ?? key)
  const statuses = [...new Set(areas.map(({status}) => status))]
  const [status] = statuses
  const isPartly = areas.some(({edgePostcodes}) => edgePostcodes.includes(key))
  const sentences = [
    // Boroughs that differ each say for themselves how far they are; of a part, the last sentence says what is planned.
    ...(status !== undefined && statuses.length === 1 && !(isPartly && status === 'planned')
      ? [copy[status]]
      : []),
    ...(areas.length > 1 ? [copy.several] : []),
    ...(isPartly ? [copy.partly] : []),
  ]
  return {
    kind: 'answer',
    paragraphs: sentences.map((sentence) => fill(sentence, name)),
    areas: areas.map(({name, slug, status, note}) => ({name, slug, status, note})),
    join: statuses.some((each) => each !== 'open')
      ? {label: fill(copy.join, name), href: waitlistPath(key), area: key}
      : null,
  }
}

const fill = (text: string, area: string) => text.replaceAll('{area}', () => area)
