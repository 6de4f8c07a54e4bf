import {z} from 'zod'

/**
 * A change, as the webhook reports it. Only id and type are certain: a hook that was set up by hand may send no more,
 * and then a change of address is assumed.
 */
export const contentChangeSchema = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  slug: z.string().nullish(),
  previousSlug: z.string().nullish(),
  operation: z.enum(['create', 'update', 'delete']).nullish(),
  /** Whether it changed what lists go by; unless it says no, a change is taken to have done so. */
  reordered: z.boolean().nullish(),
})

export type ContentChange = z.infer<typeof contentChangeSchema>

/** A change, as webhooks tell it, or several, as the site tells itself: always a list. */
export const contentChangesSchema = z.union([
  contentChangeSchema.transform((change) => [change]),
  z.array(contentChangeSchema).min(1),
])

/** The documents that pages are rendered from, as a condition of GROQ: all but Sanity's own. */
export const contentFilter = '!(_type match "sanity.*") && !(_type match "system.*")'

/** Types of the documents that Sanity keeps for pictures and files. */
export const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset'] as const

/**
 * The changes that the webhook reports, as a condition of GROQ: those of content, and the deletion of a picture or a
 * file, of which the site may keep a copy.
 */
export const webhookFilter = `(${contentFilter}) || (_type in ${JSON.stringify(assetTypes)} && delta::operation() == "delete")`

/** Types of which pages show slices of lists, or a count; `tests/conformance/query-tags.test.ts` checks the queries. */
export const slicedTypes = ['clinician', 'faq', 'promise', 'update'] as const

/**
 * Fields that decide which documents are in a slice of a list, in which order, and about the paths of clinicians;
 * `tests/conformance/query-tags.test.ts` checks the queries.
 */
export const listFields = [
  'kind',
  'isSample',
  'languages',
  'modes',
  'date',
  'saidOn',
  'slug.current',
  'isListed',
  'category',
  'place',
] as const

/**
 * Names the paths that a change adds, moves or removes.
 *
 * @param change - what the webhook delivered
 * @returns paths without repetition, the newest first
 */
export function pathsOfChange(change: ContentChange): string[] {
  const paths = [change.slug, change.previousSlug].filter((path) => typeof path === 'string')
  return [...new Set(paths.filter((path) => path.startsWith('/')))]
}

/** Types that decide about paths whatever changes in them: profiles come and go with the settings too. */
const decidesPaths: ReadonlySet<string> = new Set([
  'redirect',
  'siteSettings',
  'service',
  'area',
  'formText',
])

/**
 * Says whether a change may decide which paths answer, or where they lead: that of a page's address, a redirect, a
 * clinician, a service, which may say where its visits are booked, or the site settings, which hold the addresses of
 * the stores (DL-1) and whether examples are shown. So may that of an area, or of the subjects of messages.
 *
 * @param change - what the webhook delivered
 */
export function changesPaths(change: ContentChange): boolean {
  if (change._type === 'page') return addressChanged(change)
  // As many pages as it takes for all of them.
  if (change._type === 'update') return change.operation !== 'update'
  // Lists go by a clinician's kind, languages, visits and slug, and whether they are real, and by whether a question
  // is listed.
  if (change._type === 'clinician' || change._type === 'faq') return isReordered(change)
  return decidesPaths.has(change._type)
}

/** Says whether a change may decide about who stands where in lists. */
export function isReordered({operation, reordered}: ContentChange): boolean {
  return operation !== 'update' || reordered !== false
}

/** Says whether a change may add, move or remove a path. */
export function addressChanged({operation, slug, previousSlug}: ContentChange): boolean {
  return operation !== 'update' || slug !== previousSlug
}
