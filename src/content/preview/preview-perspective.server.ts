import 'server-only'
import {cookies, draftMode} from 'next/headers'
import {
  type PreviewPerspective,
  previewPerspectiveCookie,
  readPreviewPerspective,
} from './preview-perspective.ts'

/** Perspective that an editor chose in Presentation; null for a visitor. */
export async function getPreviewPerspective(): Promise<PreviewPerspective | null> {
  if (!(await draftMode()).isEnabled) return null
  return readPreviewPerspective((await cookies()).get(previewPerspectiveCookie)?.value)
}

/** Returns whether lists include incomplete drafts: only for editors who view drafts. */
export async function showsDrafts(): Promise<boolean> {
  const perspective = await getPreviewPerspective()
  return perspective !== null && perspective !== 'published'
}
