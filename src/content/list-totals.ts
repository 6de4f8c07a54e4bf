import {definedItems} from '#lib/defined-items.ts'
import {furtherListPages, type ListSection, listSizes} from '#model/list-pages.ts'

/** A section whose list may be longer than a page. */
export interface List {
  _type: ListSection
  /** Of whom it lists, where it lists people of one kind. */
  kind?: string | null | undefined
}

/** What lists are made of. */
export interface ListSources {
  /** Those who may be shown. */
  people: readonly {kind: string | null; languages: readonly (string | null)[] | null}[]
  updateCount: number
  /** Of questions that stand on the page of all questions. */
  questionCount: number
}

/**
 * Counts what decides on how many pages a list stands: its documents, or, where people stand by their languages, those of
 * the language with most.
 *
 * @param list - the section
 * @param sources - from the content
 */
export function listTotal({_type, kind}: List, sources: ListSources): number {
  if (_type === 'timeline') return sources.updateCount
  if (_type === 'faqGroups') return sources.questionCount
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
