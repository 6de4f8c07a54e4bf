import {bookingPath, profilePath} from '#model/clinicians.ts'
import type {DocumentType} from '#model/documents.ts'
import {whereShownParams, whereShownQuery} from '#studio/where-shown/where-shown.ts'

/** What a document has to say, in GROQ, for the query to be asked otherwise. */
interface Case {
  readonly when: string
  readonly params: Readonly<Record<string, unknown>>
}

/** What decides in a document where it is shown; the last one is of all others. */
const casesByType: Partial<Record<DocumentType, readonly Case[]>> = {
  clinician: [
    {when: 'kind == "specialist"', params: {kind: 'specialist'}},
    {when: 'true', params: {kind: 'doctor'}},
  ],
  faq: [
    // The page of all questions has those that are listed.
    {when: 'isListed != true', params: {sections: []}},
    {when: 'true', params: {}},
  ],
}

/**
 * Asks for the pages on which visitors meet a document, in the form in which Presentation takes them. The query is
 * asked with the `id` alone, so that the Studio can ask it again whenever a page changes.
 *
 * @param type - of the document
 */
export function shownOnQuery(type: DocumentType): string {
  const cases = casesByType[type] ?? [{when: 'true', params: {}}]
  const pages = cases.map(({when, params}) => `${when} => ${pagesQuery(type, params)}`).join(',\n')
  const isInProfiles = 'count(*[_type == "profilePage" && references($id)]) > 0'
  return `*[_id == $id][0]{
    "own": ${type === 'clinician' ? ownPages : '[]'},
    "pages": select(${pages})
  }{
    "locations": [...own, ...pages[defined(path)]{title, "href": path}],
    "message": select(
      ${isInProfiles} => select(
        count(pages) == 0 => "Shown on the profile of every doctor and specialist.",
        "Shown on the profile of every doctor and specialist, and on the pages below."
      ),
      count(own) + count(pages) == 0 => "No page shows it."
    )
  }`
}

/** The query for where a document is shown, with its parameters written in. */
function pagesQuery(type: DocumentType, params: Case['params']): string {
  const values: Record<string, unknown> = {...whereShownParams(type, '', null), ...params}
  const query = whereShownQuery.replaceAll(/\$(?!id\b)(\w+)/g, (_, name: string) =>
    JSON.stringify(values[name] ?? null),
  )
  return `(${query}).pages`
}

/** The two addresses of a clinician, by the kind and the slug. */
const ownPages = `select(defined(slug.current) => [
    {"title": name, "href": ${addressOf(profilePath)}},
    {"title": "Booking", "href": ${addressOf(bookingPath)}}
  ], [])`

function addressOf(path: typeof profilePath): string {
  const before = (kind: string) => JSON.stringify(path({kind, slug: ''}))
  return `select(kind == "specialist" => ${before('specialist')}, ${before('doctor')}) + slug.current`
}
