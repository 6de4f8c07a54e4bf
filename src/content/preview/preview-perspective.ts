/** Cookie of next-sanity with the perspective chosen in Presentation. */
export const previewPerspectiveCookie = 'sanity-preview-perspective'

/** Published content, all drafts, or a stack of releases. */
export type PreviewPerspective = 'published' | 'drafts' | string[]

const releases = /^[\w-]+(?:,[\w-]+)*$/

/** Parses the cookie, such as `published`, `drafts` or `rSpring,drafts`. Invalid values count as `drafts`. */
export function readPreviewPerspective(value: string | undefined): PreviewPerspective {
  if (value === 'published') return value
  if (value === undefined || !releases.test(value)) return 'drafts'
  const names = value.split(',').filter((name) => name !== 'raw' && name !== 'previewDrafts')
  return names.every((name) => name === 'drafts') ? 'drafts' : names
}
