import {definedItems} from '#lib/defined-items.ts'
import {isSeenAt, visitPlaces} from '#shared/clinicians.ts'
import {furtherListPages, type ListSection, listSizes} from './list-pages.ts'
import {placeListPath} from './place-lists.ts'

/** A section whose list may be longer than a page. */
export interface List {
  _type: ListSection
  /** Rows have pages for each place. */
  layout?: string | null | undefined
  /** The kind of people in it, if it lists people of one kind. */
  kind?: string | null | undefined
}

/** The content that lists are made of. */
export interface ListSources {
  /** Everybody who may be shown. */
  people: readonly {kind: string | null; languages: readonly (string | null)[] | null}[]
  updateCount: number
  /** Counts the questions on the page of all questions. */
  questionCount: number
}

/**
 * Counts what decides on how many pages a list stands: its documents, or, where people stand by their languages, those
 * of the language with most.
 *
 * @param list - the section
 * @param sources - from the content
 */
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

/**
 * Lists the pages of the lists on a page, after the first of each.
 *
 * @param path - of the page
 * @param lists - its sections with lists
 * @param sources - from the content
 * @returns paths, each once
 */
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

/** Somebody who may be shown, and how they can be seen. */
export interface SeenPerson {
  kind: string | null
  modes: readonly (string | null)[] | null
}

/**
 * Lists the pages of those of a list who can be seen in one place. There are none while one page holds the whole list:
 * it lets visitors choose by itself.
 *
 * @param path - of the page that the lists stand on
 * @param lists - its sections with lists
 * @param people - those who may be shown
 * @returns paths, each once: of every place, also of one where nobody can be seen
 */
export function placePagesOf(
  path: string,
  lists: readonly List[],
  people: readonly SeenPerson[],
): string[] {
  const size = listSizes.clinicians
  const pages = lists.flatMap(({_type, layout, kind}) => {
    const isFiltered = _type === 'clinicians' && layout === 'rows'
    const listed = isFiltered ? people.filter((each) => each.kind === kind) : []
    if (listed.length <= size) return []
    return visitPlaces.flatMap((place) => {
      const first = placeListPath(path, place)
      const total = listed.filter(({modes}) => isSeenAt(modes, place)).length
      return [first, ...furtherListPages(first, total, size)]
    })
  })
  return [...new Set(pages)]
}
