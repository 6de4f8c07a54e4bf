import {fixedPaths} from '#shared/fixed-pages.ts'
import {homePath} from '#shared/paths.ts'

/** Something that the site still lacks and only people can find out. */
export interface WaitingList {
  /** Names the list in the addresses of the Studio. */
  readonly id: string
  readonly title: string
  /** What an editor should do about it, in one sentence. */
  readonly todo: string
  /** GROQ: which documents wait. */
  readonly filter: string
}

/**
 * What waits for somebody, the most urgent first: what visitors could take for true comes before what could be better.
 */
export const waitingLists: readonly WaitingList[] = [
  {
    id: 'unsourced',
    title: 'Statistics without a source',
    todo: 'Find who published the figure, or make it a target or a goal. Until then every page marks it.',
    filter: '_type == "claim" && kind == "statistic" && (!defined(source) || source in ["", " "])',
  },
  {
    id: 'placeholders',
    title: 'Placeholders',
    todo: 'Replace what was invented to fill a gap: the company number, companies to be confirmed, addresses, guides that are drafts.',
    filter: `(_type == "siteSettings" && company.number match "0000*")
      || (_type == "dataPolicy" && count(processors[isConfirmed != true]) > 0)
      || (_type == "resource" && !defined(file))
      || (_type == "page" && count(sections[addressHint match "Placeholder*"]) > 0)
      || (_type == "sharedSection" && count(section[addressHint match "Placeholder*"]) > 0)`,
  },
  {
    id: 'examples',
    title: 'Invented examples',
    todo: 'Replace invented people and quotes by real ones, or switch examples off under Site settings before opening.',
    filter: '_type in ["clinician", "testimonial"] && coalesce(isSample, true)',
  },
  {
    id: 'unreviewed',
    title: 'Guides not reviewed for a year',
    todo: 'Have somebody who knows the subject read it, and write the day into “Reviewed on”.',
    filter: '_type in ["resource", "careCard"] && (!defined(reviewedOn) || reviewedOn < $aYearAgo)',
  },
  {
    id: 'unlinked',
    title: 'Pages nobody links to',
    todo: 'Link to the page from another one or from the footer, or delete it. Pages of forms are left out: the site leads there.',
    filter: `_type == "page" && !(path.current in $ledTo)
      && count(*[_id != ^._id && _type != "sharedSection" && references(^._id)]) == 0
      && count(*[_type == "sharedSection"][references(^._id)]
        [count(*[_type == "page" && _id != ^.^._id][references(^._id)]) > 0]) == 0`,
  },
  {
    id: 'unused',
    title: 'Pictures and files used nowhere',
    todo: 'Delete what nobody will need again. What is deleted is gone for good, from the site too.',
    filter: `_type in ["sanity.imageAsset", "sanity.fileAsset"]
      && count(*[references(^._id)]) == 0`,
  },
  {
    id: 'drafts',
    title: 'Drafts that are not published',
    todo: 'Publish them or discard the changes: visitors see the version before.',
    filter: '_originalId in path("drafts.**") && !(_type match "sanity.*")',
  },
]

/**
 * One query for all lists: the ids of what waits, under the id of each list. It is asked with {@link waitingParams}.
 */
export const waitingQuery = `{${waitingLists
  .map(({id, filter}) => `"${id}": *[${filter}] | order(_type asc, _id asc)._id`)
  .join(',')}}`

/**
 * What the query is asked with.
 *
 * @param now - the present moment
 */
export function waitingParams(now: Date): {aYearAgo: string; ledTo: readonly string[]} {
  const aYearAgo = new Date(now)
  aYearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return {aYearAgo: aYearAgo.toISOString().slice(0, 10), ledTo: [homePath, ...fixedPaths]}
}

/**
 * Reads the answer to the query.
 *
 * @param answer - of the content lake
 * @returns the ids of what waits, by list; none where the answer has none
 */
export function readWaiting(answer: unknown): Record<string, string[]> {
  const ids = (id: string): string[] => {
    const value: unknown =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, id) : undefined
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  }
  return Object.fromEntries(waitingLists.map(({id}) => [id, ids(id)]))
}
