import type {SectionMap} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {areasOf, listAreas} from '#shared/areas.ts'
import {matchArea} from '#shared/match-area.ts'
import {areaKeyOf, isAreaKey, isDistrict} from '#shared/postcodes.ts'
import {waitlist, waitlistPath} from '#shared/forms/waitlist.ts'
import {fillPeople, type WaitingStep} from '#shared/waiting-steps.ts'

export type AreaStatus = 'planned' | 'open' | 'paused'

/** Fields of an area that the check needs in the browser. */
export interface CheckedArea {
  name: string
  slug: string
  postcodes: readonly string[]
  edgePostcodes: readonly string[]
  status: AreaStatus
  note?: string
  /** Step at which it glows on the map. */
  step: WaitingStep | null
}

/** Copy of the check; `{area}` is replaced with the name of the area or district. */
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
  /** Beside a borough that glows, with `{people}`. */
  waitingLabel: string
  /** Label of the link in place of `join`, for a postcode where no borough glows. */
  firstLight?: string
  /** Before the postcodes of a borough. */
  codesLabel?: string
}

export interface FoundArea extends Pick<CheckedArea, 'name' | 'slug' | 'status' | 'note'> {
  /** How many people wait there, as a step; null where it doesn't glow. */
  waiting: string | null
}

/** Result for a postcode or the name of an area. */
export interface FoundResult {
  kind: 'result'
  paragraphs: readonly string[]
  areas: readonly FoundArea[]
  /** Link to the waitlist; null when every area is open. `area` is stored with the registration. */
  join: {label: string; href: string; area: string | null} | null
}

export type AreaResult = FoundResult | {kind: 'invalid'; text: string}

/**
 * Looks up what is planned for a postcode, without a request (AREA-1).
 *
 * @param input - a postcode, its first part or the name of an area, as typed
 */
export function checkArea(
  input: string,
  areas: readonly CheckedArea[],
  copy: CheckCopy,
): AreaResult {
  const key = areaKeyOf(input)
  const slugs = areas.map(({slug}) => slug)
  const area = isAreaKey(key) ? matchArea(key, slugs) : null
  const matching = area === null ? null : areasOf(areas, area)
  if (matching !== null) return resultFor(matching, copy)
  if (!isDistrict(key)) return {kind: 'invalid', text: copy.invalid}
  return resultOutside(copy, key)
}

/** Result for a postcode outside all areas, which the path of the page without JavaScript does not contain. */
export function resultOutside(copy: CheckCopy, key: string | null = null): FoundResult {
  const label = key === null ? copy.joinAnywhere : fill(copy.join, key)
  return {
    kind: 'result',
    paragraphs: [fill(copy.outside, key ?? copy.unknownArea)],
    areas: [],
    join: {label, href: waitlist.pages.waitlist.path, area: key},
  }
}

interface AreaGroup extends Pick<FoundArea, 'status' | 'note' | 'waiting'> {
  members: readonly FoundArea[]
}

/** Puts areas about which there is the same to say together, so that no status is repeated. */
export function groupAreas(areas: readonly FoundArea[]): AreaGroup[] {
  const groups = new Map<string, AreaGroup>()
  for (const area of areas) {
    const {status, note, waiting} = area
    const key = JSON.stringify([status, note, waiting])
    groups.set(key, {status, note, waiting, members: [...(groups.get(key)?.members ?? []), area]})
  }
  return [...groups.values()]
}

function resultFor(
  {key, areas}: {key: string; areas: readonly CheckedArea[]},
  copy: CheckCopy,
): FoundResult {
  const name = isDistrict(key) ? key : (areas[0]?.name ?? key)
  const statuses = [...new Set(areas.map(({status}) => status))]
  const [status] = statuses
  const isPartly = areas.some(({edgePostcodes}) => edgePostcodes.includes(key))
  const sentences = [
    // Boroughs that differ show their status in the list; for a partly covered district, `partly` gives the status.
    ...(status !== undefined && statuses.length === 1 && !(isPartly && status === 'planned')
      ? [copy[status]]
      : []),
    ...(isPartly ? [copy.partly] : []),
    ...(isDistrict(key)
      ? []
      : areas.map(({postcodes}) => `${copy.codesLabel ?? ''} ${postcodes.join(', ')}`.trim())),
  ]
  // Up to nine people may be waiting, so it can't say that there is nobody. The name of a borough is too long for it.
  const isDark =
    isDistrict(key) && areas.every(({status, step}) => status === 'planned' && step === null)
  const boroughs = listAreas(areas.map((area) => area.name))
  const place = isDistrict(key) ? `${key} (${boroughs})` : name
  const [first, ...others] = sentences.map((sentence) => fill(sentence, place))
  // Introduces the list, in the first paragraph because the room of the result has none for another one.
  const lead = [first, ...(statuses.length > 1 ? [fill(copy.several, name)] : [])]
  return {
    kind: 'result',
    paragraphs: [lead.filter(Boolean).join(' '), ...others],
    areas: areas.map(({step, ...area}) => ({
      ...area,
      waiting: step === null ? null : fillPeople(copy.waitingLabel, step),
    })),
    join: statuses.some((each) => each !== 'open')
      ? {
          label: fill((isDark && copy.firstLight) || copy.join, name),
          href: waitlistPath(key),
          area: key,
        }
      : null,
  }
}

/** Returns the headline, which names the place on the page of a place. */
export function areaTitle(section: SectionMap['areaCheck'], variant: string | null) {
  const code = variant?.toUpperCase() ?? ''
  const area = definedItems(section.allAreas).find(({slug}) => slug === variant)
  const place = area?.name ?? (isDistrict(code) ? code : null)
  const {headline, check} = section
  return place && headline && check?.placeHeadline ? fill(check.placeHeadline, place) : headline
}

const fill = (text: string, area: string) => text.replaceAll('{area}', () => area)
