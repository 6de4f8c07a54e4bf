import {z} from 'zod'

/** Something that was rendered from a document changed: its id. */
export const documentTag = (id: string): string => `document:${id}`

/** A link to a page was rendered, and nothing else of it: only its path matters. */
export const addressTag = (id: string): string => `address:${id}`

/** A list of all documents of one type was rendered. */
export const typeTag = (type: string): string => `type:${type}`

/**
 * A stretch of a list of documents of one type was rendered, such as the first three: beside the documents in it, only
 * what decides who stands where matters.
 */
export const membersTag = (type: string): string => `members:${type}`

/** A path was asked for, whether or not a page answers there. */
export const pathTag = (path: string): string => `path:${path}`

/**
 * What the webhook says about a change. Only id and type are certain: a hook that was set up by hand may send
 * no more, and then a change of address is assumed.
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

/** Which documents pages are rendered from: all but what Sanity keeps for itself, as a condition of GROQ. */
export const contentFilter = '!(_type match "sanity.*") && !(_type match "system.*")'

/** What Sanity keeps for pictures and files. */
export const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset'] as const

/**
 * What the site is told of, as a condition of GROQ: content, and that a picture or a file is deleted, of which it may
 * keep a copy.
 */
export const webhookFilter = `(${contentFilter}) || (_type in ${JSON.stringify(assetTypes)} && delta::operation() == "delete")`

/**
 * Of these pages show stretches of lists, or say how many there are; `query-tags.test.ts` holds the queries to it too.
 */
export const stretchedTypes = ['clinician', 'faq', 'promise', 'update'] as const

/**
 * What decides about who stands in a stretch of a list or on which of its pages, and about the paths of clinicians;
 * `query-tags.test.ts` holds the queries of the site to it.
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
 * Collects what a query result was rendered from: one tag for each document in it (an object with `_id` and
 * `_type`) and one for each page that is only linked to (an object with `addressOf`).
 *
 * @param result - any JSON value that a query of `src/content` returned
 * @param wholeTypes - types whose every change makes the page stale anyway: their documents need no tags of their own,
 * or a page that lists thousands would have thousands
 * @returns tags without repetition
 */
export function tagsOfResult(
  result: unknown,
  wholeTypes: ReadonlySet<string> = new Set(),
): string[] {
  const tags = new Set<string>()
  collect(result, wholeTypes, tags)
  return [...tags]
}

function collect(value: unknown, wholeTypes: ReadonlySet<string>, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, wholeTypes, tags)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const type = '_type' in value && typeof value._type === 'string' ? value._type : ''
  if ('_id' in value && typeof value._id === 'string' && !wholeTypes.has(type)) {
    tags.add(documentTag(value._id))
  }
  if ('addressOf' in value && typeof value.addressOf === 'string') {
    tags.add(addressTag(value.addressOf))
  }
  for (const child of Object.values(value)) collect(child, wholeTypes, tags)
}

const isStretched: ReadonlySet<string> = new Set(stretchedTypes)

/**
 * Names the tags a change makes stale: the counterpart of {@link tagsOfResult}.
 *
 * @param change - what the webhook delivered
 * @returns tags without repetition
 */
export function tagsOfChange(change: ContentChange): string[] {
  const tags = new Set([documentTag(change._id), typeTag(change._type)])
  if (isStretched.has(change._type) && isReordered(change)) tags.add(membersTag(change._type))
  if (addressChanged(change)) {
    tags.add(addressTag(change._id))
    for (const path of pathsOfChange(change)) tags.add(pathTag(path))
  }
  return [...tags]
}

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
  // Of a clinician it is the kind, whether they are real, the languages, the kinds of visit and the slug; of a
  // question, whether it is listed.
  if (change._type === 'clinician' || change._type === 'faq') return isReordered(change)
  return decidesPaths.has(change._type)
}

function isReordered({operation, reordered}: ContentChange): boolean {
  return operation !== 'update' || reordered !== false
}

function addressChanged({operation, slug, previousSlug}: ContentChange): boolean {
  return operation !== 'update' || slug !== previousSlug
}
