/** The cookie in which next-sanity keeps the perspective that an editor chose in Presentation. */
export const previewPerspectiveCookie = 'sanity-preview-perspective'

/** As `@sanity/client` takes it: published content, all drafts, or a stack of releases. */
export type PreviewPerspective = 'published' | 'drafts' | string[]

const releases = /^[\w-]+(?:,[\w-]+)*$/

/**
 * Reads the perspective of a draft session.
 *
 * @param value - of the cookie, such as `published`, `drafts` or `rSpring,drafts`
 * @returns `drafts` when the cookie is missing or names no perspective of a page
 */
export function readPreviewPerspective(value: string | undefined): PreviewPerspective {
  if (value === 'published') return value
  if (value === undefined || !releases.test(value)) return 'drafts'
  const names = value.split(',').filter((name) => name !== 'raw' && name !== 'previewDrafts')
  return names.every((name) => name === 'drafts') ? 'drafts' : names
}
