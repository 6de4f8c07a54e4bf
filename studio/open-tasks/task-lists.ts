import type {SanityClient} from 'sanity'
import {fixedPaths} from '#shared/fixed-pages.ts'
import {homePath} from '#shared/paths.ts'
import {placeholderFilter} from '#shared/placeholders.ts'
import {valueAt} from '#studio/value-at.ts'

/** A list of documents with a gap that only people can fill. */
export interface TaskList {
  /** Id in the Studio's addresses. */
  readonly id: string
  readonly title: string
  /** Instruction for editors, in one sentence. */
  readonly todo: string
  /**
   * GROQ conditions on the documents, applied in turn. The one that searches other documents for each document comes
   * last: groq-js, which evaluates queries in the local content lake, evaluates both sides of every `&&`.
   */
  readonly filters: readonly string[]
}

/** A reserved address takes no mail. Visitors still read it, because every form and policy needs one. */
const reservedEmails = ['email', 'dataEmail', 'securityEmail'].map(
  (field) => `count(string::split(${field}, ".example")) > 1`,
)

const inventedFacts = [
  ...['phone', 'company.number', 'company.icoNumber', 'company.registeredOffice'],
  'array::join(address, ", ")',
]
  .map(placeholderFilter)
  .concat(reservedEmails)
  .join(' || ')

/** Most urgent first: content that could mislead visitors precedes what could be better. */
export const taskLists: readonly TaskList[] = [
  {
    id: 'duplicates',
    title: 'Documents at the same address',
    todo: 'Change the address of one, or delete it: visitors see the older one only.',
    filters: [
      '_type in ["page", "clinician"] && defined(coalesce(path, slug).current)',
      'count(*[_type == ^._type][coalesce(path, slug).current == coalesce(^.path, ^.slug).current]) > 1',
    ],
  },
  {
    id: 'unsourced',
    title: 'Statistics without a source',
    todo: 'Find who published the figure, or make it a target or a goal. Until then every page marks it.',
    filters: [
      '_type == "claim" && kind == "statistic" && (!defined(source) || source in ["", " "])',
    ],
  },
  {
    id: 'placeholders',
    title: 'Placeholders',
    todo: 'Replace what was invented to fill a gap: the phone number, the company number, addresses, e-mail addresses that end in .example and receive nothing, companies to be confirmed, guides that are drafts. Visitors read “to be announced”, or nothing, until then.',
    filters: [
      `(_type == "siteSettings" && (${inventedFacts}))
      || (_type == "page" && count(sections[_type == "workedExamples" && defined(badge)]) > 0)
      || (_type == "sharedSection" && count(section[_type == "workedExamples" && defined(badge)]) > 0)
      || (_type == "dataPolicy" && count(processors[isConfirmed != true]) > 0)
      || (_type == "resource" && !defined(file))`,
    ],
  },
  {
    id: 'overdue',
    title: 'Targets whose year is here',
    todo: 'Set a new year: the one in the target has begun or is over. Change the note beneath the targets, too.',
    filters: [
      `_type == "claim" && kind in ["target", "goal"]
      && string::split(string::split(text, " by ")[1], " ")[0] <= $year`,
    ],
  },
  {
    id: 'examples',
    title: 'Invented examples',
    todo: 'Replace invented people and quotes by real ones, or switch examples off under Site settings before opening.',
    filters: ['_type in ["clinician", "testimonial"] && coalesce(isSample, true)'],
  },
  {
    id: 'unreviewed',
    title: 'Guides not reviewed for a year',
    todo: 'Have somebody who knows the subject read it, and write the day into “Reviewed on”.',
    filters: [
      '_type in ["resource", "careCard"] && (!defined(reviewedOn) || reviewedOn < $aYearAgo)',
    ],
  },
  {
    id: 'unlinked',
    title: 'Pages nobody links to',
    todo: 'Link to the page from another one or from the footer, or delete it. Pages of forms are left out: the site leads there.',
    filters: [
      '_type == "page" && !(path.current in $ledTo)',
      'count(*[_id != ^._id && _type != "sharedSection" && references(^._id)]) == 0',
      `count(*[_type == "sharedSection"][references(^._id)]
        [count(*[_type != "sharedSection" && _id != ^.^._id][references(^._id)]) > 0]) == 0`,
    ],
  },
  {
    id: 'unused',
    title: 'Pictures and files used nowhere',
    todo: 'Delete what nobody will need again. What is deleted is gone for good, from the site too.',
    filters: [
      '_type in ["sanity.imageAsset", "sanity.fileAsset"]',
      'count(*[references(^._id)]) == 0',
    ],
  },
  {
    id: 'drafts',
    title: 'Drafts that are not published',
    todo: 'Publish them or discard the changes: visitors see the version before.',
    filters: ['_originalId in path("drafts.**") && !(_type match "sanity.*")'],
  },
]

/** Fetches the ids of all lists in one query, with {@link openTasksParams}. */
export const openTasksQuery = `{${taskLists
  .map(({id, filters}) => `"${id}": *[${filters.join('][')}] | order(_type asc, _id asc)._id`)
  .join(',')}}`

export function openTasksParams(now: Date): {
  aYearAgo: string
  year: string
  ledTo: readonly string[]
} {
  const aYearAgo = new Date(now)
  aYearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return {
    aYearAgo: aYearAgo.toISOString().slice(0, 10),
    year: now.toISOString().slice(0, 4),
    ledTo: [homePath, ...fixedPaths],
  }
}

/** Reads the query's response; a missing list is empty. */
export function readOpenTasks(response: unknown): Record<string, string[]> {
  const ids = (id: string): string[] => {
    const value = valueAt(response, id)
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  }
  return Object.fromEntries(taskLists.map(({id}) => [id, ids(id)]))
}

/**
 * Fetches the ids of documents with open tasks, by list. Drafts take the place of their published versions.
 *
 * @throws ClientError, ServerError or a network error when the content lake does not respond
 */
export async function fetchOpenTasks(client: SanityClient): Promise<Record<string, string[]>> {
  return readOpenTasks(
    await client
      .withConfig({perspective: 'drafts'})
      .fetch<unknown>(openTasksQuery, openTasksParams(new Date()), {tag: 'studio.waiting'}),
  )
}
