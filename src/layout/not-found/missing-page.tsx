import {draftMode} from 'next/headers'
import {notFound} from 'next/navigation'
import {getNotFoundPage} from '#content/queries/get-not-found-page.ts'
import {MissingDraft} from './not-found.tsx'

/**
 * Responds to a path without a page: with status 404 to visitors and machines. An editor gets a page that says so,
 * because a 404 would end the connection that follows their changes.
 */
export async function MissingPage() {
  if ((await draftMode()).isEnabled) return <MissingDraft page={await getNotFoundPage()} />
  notFound()
}
