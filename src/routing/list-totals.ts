import {definedItems} from '#lib/defined-items.ts'
import {isSeenAt, visitPlaces} from '#shared/clinicians.ts'
import {furtherListPages, type ListSection, listSizes, placeListPath} from './list-pages.ts'

/** A section whose list can span several pages. */
export interface List {
  _type: ListSection
  /** Whether it has pages for each place. */
  hasFilter?: boolean | null | undefined
  /** Kind of clinicians in the list. */
  kind?: string | null | undefined
}

export interface ListSources {
  /** Visible clinicians. */
  people: readonly {kind: string | null; languages: readonly (string | null)[] | null}[]
  updateCount: number
  /** Number of listed questions. */
  questionCount: number
}

/** Returns the length that determines the number of pages; in a language finder, that of the longest language. */
export function listTotal({_type, kind}: List, sources: ListSources): number {
  if (_type === 'timeline') return sources.updateCount
  if (_type === 'faqs') return sources.questionCount
  if (_type !== 'languageFinder') {
    return sources.people.filter((person) => person.kind === kind).length
  }
  const speakers = new Map<string, number>()
  for (const {languages} of sources.people) {
    for (const name of new Set(definedItems(languages))) {
      speakers.set(name, (speakers.get(name) ?? 0) + 1)
    }
  }
  return Math.max(0, ...speakers.values())
}

/** Returns the paths of the lists' pages after the first, without repetition. */
export function furtherPagesOf(
  path: string,
  lists: readonly List[],
  sources: ListSources,
): string[] {
  return [
    ...new Set(
      lists.flatMap((list) =>
        furtherListPages(path, listTotal(list, sources), listSizes[list._type]),
      ),
    ),
  ]
}

/** A visible clinician. */
export interface VisibleClinician {
  kind: string | null
  modes: readonly (string | null)[] | null
}

/** Returns list pages filtered by place, including empty ones. Lists of a single page are filtered in the browser. */
export function placeListPages(
  path: string,
  lists: readonly List[],
  people: readonly VisibleClinician[],
): string[] {
  const size = listSizes.clinicians
  const pages = lists.flatMap(({hasFilter, kind}) => {
    const listed = hasFilter ? people.filter((each) => each.kind === kind) : []
    if (listed.length <= size) return []
    return visitPlaces.flatMap((place) => {
      const first = placeListPath(path, place)
      const total = listed.filter(({modes}) => isSeenAt(modes, place)).length
      return [first, ...furtherListPages(first, total, size)]
    })
  })
  return [...new Set(pages)]
}
