import {draftMode} from 'next/headers'
import {notFound} from 'next/navigation'
import {getNotFoundPage} from '#content/queries/get-frame.ts'
import {MissingDraft} from './not-found.tsx'

/**
 * Responds with status 404. A draft session gets a normal page instead, because a 404 would end the connection that
 * follows the editor's changes.
 */
export async function MissingPage() {
  if ((await draftMode()).isEnabled) return <MissingDraft page={await getNotFoundPage()} />
  notFound()
}
