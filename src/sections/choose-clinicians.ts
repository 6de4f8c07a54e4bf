import {cliniciansOfKind} from '#content/queries/clinicians-of-kind.ts'
import {isSeenAt, type VisitPlace} from '#shared/clinicians.ts'
import {documentsPerPage, listSlice} from '#routing/list-pages.ts'
import {centralLondon} from '#shared/map.ts'
import type {PageSection, SectionMap} from '#content/section-props.ts'
import {measurePlaces} from './find-clinicians/places.ts'

/** Clinician fields that decide who appears where in a list. */
export interface ListedPerson {
  _id: string
  name: string
  kind: string | null
  isSample: boolean
  position: {lat: number | null; lng: number | null} | null
  languages: readonly {name: string}[] | null
  modes: readonly (string | null)[] | null
}

export interface ClinicianSection {
  _type: 'clinicians' | 'findClinicians' | 'languageFinder'
  labels?: Readonly<Record<string, unknown>>
  kind?: string | null
  items?: readonly (string | null)[] | null
}

/** Clinicians on one page of a section's list. */
export interface ChosenClinicians {
  /** In display order. */
  ids: string[]
  /** Length of the whole list, as `listTotal` counts it. */
  total: number
  /** For the language finder: the languages under which each person appears on this page. */
  languages: ReadonlyMap<string, ReadonlySet<string>> | null
}

/**
 * Selects the clinicians that a section shows on one page of its list.
 *
 * A map shows those nearest to central London on every page. The language finder pages the speakers of each language
 * separately. A list with a filter can be filtered by the place of the visit.
 *
 * @param people - all visible clinicians, in any order
 * @param listPage - from 1
 * @param visitPlace - null for no filter
 */
export function chooseClinicians(
  section: ClinicianSection,
  people: readonly ListedPerson[],
  listPage: number,
  visitPlace: VisitPlace | null = null,
): ChosenClinicians {
  const byName = people.toSorted(compareNames)
  if (section._type === 'languageFinder') return chooseSpeakers(byName, listPage)
  const {kind = null, items = null} = section
  const ofKind = cliniciansOfKind({kind, items, clinicians: byName})
  const isFiltered = visitPlace !== null && section.labels?.['filter'] !== undefined
  const all = isFiltered ? ofKind.filter(({modes}) => isSeenAt(modes, visitPlace)) : ofKind
  const shown =
    section._type === 'findClinicians' && all.length > documentsPerPage
      ? nearestToCentre(all)
      : slicePage(all, section._type === 'findClinicians' ? 1 : listPage)
  return {ids: shown.map(({_id}) => _id), total: all.length, languages: null}
}

function chooseSpeakers(byName: readonly ListedPerson[], listPage: number): ChosenClinicians {
  const speakers = new Map<string, string[]>()
  for (const {_id, languages} of byName) {
    for (const name of new Set(languages?.map((language) => language.name))) {
      const ids = speakers.get(name) ?? []
      ids.push(_id)
      speakers.set(name, ids)
    }
  }
  const languages = new Map<string, Set<string>>()
  for (const [name, ids] of speakers) {
    for (const id of slicePage(ids, listPage)) {
      languages.set(id, (languages.get(id) ?? new Set()).add(name))
    }
  }
  return {
    ids: byName.flatMap(({_id}) => (languages.has(_id) ? [_id] : [])),
    total: Math.max(0, ...[...speakers.values()].map(({length}) => length)),
    languages,
  }
}

/** Sorts in code: with `order(name)` in GROQ, each renamed clinician would invalidate every list. */
const compareNames = (one: ListedPerson, other: ListedPerson) =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one._id < other._id ? -1 : 1

function slicePage<Item>(items: readonly Item[], listPage: number): Item[] {
  const {listStart, listEnd} = listSlice(listPage)
  return items.slice(listStart, listEnd)
}

function nearestToCentre(people: readonly ListedPerson[]): {_id: string}[] {
  const places = people.map(({_id, position}) => ({
    _id,
    location: {
      lat: position?.lat ?? centralLondon.lat,
      lng: position?.lng ?? centralLondon.lng,
    },
  }))
  return slicePage(measurePlaces(places, centralLondon), 1)
}

const types = ['clinicians', 'findClinicians', 'languageFinder'] as const

type ListingSection = SectionMap[(typeof types)[number]]

export const listsClinicians = (section: PageSection): section is ListingSection =>
  types.some((type) => type === section._type)

/** Fills a section with the clinicians on one page of its list. */
export function withClinicians(
  section: ListingSection,
  {ids, languages, total}: ChosenClinicians,
  byId: ReadonlyMap<string, ListingSection['clinicians'][number]>,
): ListingSection {
  const clinicians = ids.flatMap((id) => {
    const clinician = byId.get(id)
    if (clinician === undefined) return []
    const spoken = languages?.get(id)
    if (spoken === undefined) return [clinician]
    const own = clinician.languages?.filter(({name}) => spoken.has(name)) ?? null
    return [{...clinician, languages: own}]
  })
  return {...section, clinicians, clinicianTotal: total}
}
