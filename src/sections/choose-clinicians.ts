import {cliniciansOfKind} from '#content/queries/clinicians-of-kind.ts'
import {isSeenAt, type VisitPlace} from '#shared/clinicians.ts'
import {documentsPerPage, listSlice} from '#routing/list-pages.ts'
import {centralLondon} from '#shared/map.ts'
import {measurePlaces} from './find-clinicians/places.ts'

/** What decides who stands where in a list. */
export interface ListedPerson {
  _id: string
  name: string
  kind: string | null
  isSample: boolean
  position: {lat: number | null; lng: number | null} | null
  languages: readonly {name: string}[] | null
  modes: readonly (string | null)[] | null
}

/** A section that shows clinicians. */
export interface ClinicianSection {
  _type: 'clinicians' | 'findClinicians' | 'languageFinder'
  layout?: 'cards' | 'rows'
  kind?: string | null
  firstIds?: readonly (string | null)[] | null
}

/** Whom a section shows on a page of its list. */
export interface ChosenClinicians {
  /** In order. */
  ids: string[]
  /** What decides on how many pages the list stands: as `listTotal` counts it. */
  total: number
  /** Where people stand by their languages: by which of theirs they stand on this page. */
  languages: ReadonlyMap<string, ReadonlySet<string>> | null
}

/**
 * Chooses whom a section shows on a page of its list: a stretch of those of its kind, the nearest to central London on
 * a map, a stretch of the speakers of each language, and of rows, which can be filtered, of those seen in a place.
 *
 * @param section - with its kind and whom an editor put first
 * @param people - everybody who may be shown, in any order
 * @param listPage - which page of its list is shown, from 1
 * @param visitPlace - where those can be seen of whom rows show a stretch; null when it is of all
 */
export function chooseClinicians(
  section: ClinicianSection,
  people: readonly ListedPerson[],
  listPage: number,
  visitPlace: VisitPlace | null = null,
): ChosenClinicians {
  const byName = people.toSorted(compareNames)
  if (section._type === 'languageFinder') return chooseSpeakers(byName, listPage)
  const {kind = null, firstIds = null} = section
  const ofKind = cliniciansOfKind({kind, firstIds, clinicians: byName})
  const isFiltered = visitPlace !== null && section.layout === 'rows'
  const all = isFiltered ? ofKind.filter(({modes}) => isSeenAt(modes, visitPlace)) : ofKind
  const shown =
    section._type === 'findClinicians' && all.length > documentsPerPage
      ? nearest(all)
      : stretch(all, section._type === 'findClinicians' ? 1 : listPage)
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
    for (const id of stretch(ids, listPage)) {
      languages.set(id, (languages.get(id) ?? new Set()).add(name))
    }
  }
  return {
    ids: byName.flatMap(({_id}) => (languages.has(_id) ? [_id] : [])),
    total: Math.max(0, ...[...speakers.values()].map(({length}) => length)),
    languages,
  }
}

/** In code and not by the lake: a list that goes by names would be stale with every change of one. */
const compareNames = (one: ListedPerson, other: ListedPerson) =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one._id < other._id ? -1 : 1

function stretch<Item>(items: readonly Item[], listPage: number): Item[] {
  const {listStart, listEnd} = listSlice(listPage)
  return items.slice(listStart, listEnd)
}

function nearest(people: readonly ListedPerson[]): {_id: string}[] {
  const places = people.map(({_id, isSample, position}) => ({
    id: _id,
    isSample,
    location: {
      lat: position?.lat ?? centralLondon.lat,
      lng: position?.lng ?? centralLondon.lng,
    },
  }))
  return stretch(measurePlaces(places, centralLondon), 1).map(({id}) => ({_id: id}))
}
