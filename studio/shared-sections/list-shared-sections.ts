/** A shared section, as its list names it. */
export interface SharedSectionRow {
  readonly id: string
  readonly title: string
  /** The kind of section that it holds; none while it is empty. */
  readonly kind: string | null
  /** On how many pages it stands. */
  readonly pages: number
}

/** Asks for all shared sections, drafts in the place of what they are drafts of. */
export const sharedSectionsQuery = `*[_type == "sharedSection"] | order(lower(title) asc){
  "id": _id,
  title,
  "kind": section[0]._type,
  "pages": count(*[_type == "page" && references(^._id)])
}`

/**
 * Reads the answer to the query.
 *
 * @param answer - of the content lake
 * @returns one row for each document; none where it is no answer
 */
export function readSharedSections(answer: unknown): SharedSectionRow[] {
  return (Array.isArray(answer) ? answer : []).flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('id' in row)) return []
    const {id} = row
    if (typeof id !== 'string') return []
    return [
      {
        id: id.replace(/^drafts\./, ''),
        title: 'title' in row && typeof row.title === 'string' ? row.title : 'Untitled',
        kind: 'kind' in row && typeof row.kind === 'string' ? row.kind : null,
        pages: 'pages' in row && typeof row.pages === 'number' ? row.pages : 0,
      },
    ]
  })
}

/**
 * Says on how many pages a section stands.
 *
 * @param pages - how many
 */
export function usedOn(pages: number): string {
  if (pages === 0) return 'used on no page'
  return pages === 1 ? 'used on one page' : `used on ${pages} pages`
}
