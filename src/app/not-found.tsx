import {getFrame} from '#content/queries/get-frame.ts'
import {getNotFoundPage} from '#content/queries/get-not-found-page.ts'
import {NotFoundView} from '#frame/not-found/not-found.tsx'
import {notFoundMetadata} from '#seo/not-found-metadata.ts'

export const generateMetadata = notFoundMetadata

/** What any path answers at which no page stands (NF-1). */
export default async function NotFound() {
  const [page, {navigation}] = await Promise.all([getNotFoundPage(), getFrame()])
  return <NotFoundView navigation={navigation} page={page} />
}
