import {z} from 'zod'

/** A change from the webhook. A manually created hook may only send id and type; missing fields count as changed. */
export const contentChangeSchema = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  slug: z.string().nullish(),
  previousSlug: z.string().nullish(),
  operation: z.enum(['create', 'update', 'delete']).nullish(),
  /** Whether it changed a field that lists depend on. Only `false` rules it out. */
  reordered: z.boolean().nullish(),
  /** `_rev` and `_updatedAt` after the change, or before a deletion. */
  revision: z.string().nullish(),
  updatedAt: z.string().nullish(),
})

export type ContentChange = z.infer<typeof contentChangeSchema>

/** One change from a webhook, or several from the site itself; parsed to a list. */
export const contentChangesSchema = z.union([
  contentChangeSchema.transform((change) => [change]),
  z.array(contentChangeSchema).min(1),
])

/** GROQ filter for content documents, excluding Sanity's own types. */
export const contentFilter = '!(_type match "sanity.*") && !(_type match "system.*")'

const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset'] as const

/** GROQ filter of the webhook: changes of content, and deletions of assets that the site may have cached. */
export const webhookFilter = `(${contentFilter}) || (_type in ${JSON.stringify(assetTypes)} && delta::operation() == "delete")`

/** Types that pages count or list in slices; `query-tags.test.ts` checks the queries. */
export const slicedTypes = ['clinician', 'faq', 'update'] as const

/** Fields that affect list slices, clinicians' paths and hidden pages; `query-tags.test.ts` checks the queries. */
export const listFields = [
  'kind',
  'isSample',
  'languages',
  'modes',
  'date',
  'slug.current',
  'isListed',
  'category',
  'place',
  'isHidden',
  'replacement',
] as const

/** Returns the paths that a change adds, moves or removes, the new path first. */
export function pathsOfChange(change: ContentChange): string[] {
  const paths = [change.slug, change.previousSlug].filter((path) => typeof path === 'string')
  return [...new Set(paths.filter((path) => path.startsWith('/')))]
}

/** Types whose every change affects routes. The settings decide whether sample profiles are shown. */
const decidesPaths: ReadonlySet<string> = new Set([
  'redirect',
  'siteSettings',
  'service',
  'area',
  'formText',
])

/** Returns whether a change can affect the route table, such as paths, store links (DL-1) or sample visibility. */
export function affectsRoutes(change: ContentChange): boolean {
  if (change._type === 'page') return pathChanged(change) || isReordered(change)
  // The count of updates determines the number of list pages.
  if (change._type === 'update') return change.operation !== 'update'
  if (change._type === 'clinician' || change._type === 'faq') return isReordered(change)
  return decidesPaths.has(change._type)
}

export function isReordered({operation, reordered}: ContentChange): boolean {
  return operation !== 'update' || reordered !== false
}

export function pathChanged({operation, slug, previousSlug}: ContentChange): boolean {
  return operation !== 'update' || slug !== previousSlug
}
