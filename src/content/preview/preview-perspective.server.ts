import 'server-only'
import {cookies, draftMode} from 'next/headers'
import {
  type PreviewPerspective,
  previewPerspectiveCookie,
  readPreviewPerspective,
} from './preview-perspective.ts'

/** The perspective that an editor chose in Presentation; null for a visitor. */
export async function previewPerspective(): Promise<PreviewPerspective | null> {
  if (!(await draftMode()).isEnabled) return null
  return readPreviewPerspective((await cookies()).get(previewPerspectiveCookie)?.value)
}

/**
 * Whether lists show drafts that are not filled in: not to a visitor, nor to an editor who looks at what is published.
 * A whole page that is not filled in is still rendered for any editor, with what it lacks.
 */
export async function showsDrafts(): Promise<boolean> {
  const perspective = await previewPerspective()
  return perspective !== null && perspective !== 'published'
}
