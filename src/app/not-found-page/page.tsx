import {getFrame} from '#content/queries/get-frame.ts'
import {getNotFoundPage} from '#content/queries/get-not-found-page.ts'
import {NotFoundView} from '#layout/not-found/not-found.tsx'
import {notFoundMetadata} from '#seo/not-found-metadata.ts'

export const generateMetadata = notFoundMetadata

/**
 * The not-found page as a page of its own, which the proxy shows with status 404 (NF-1). A `notFound()` that is thrown
 * while a page is rendered gives browsers without JavaScript an empty document, so that is only the second line.
 */
export default async function NotFoundPage() {
  const [page, {navigation}] = await Promise.all([getNotFoundPage(), getFrame()])
  return <NotFoundView navigation={navigation} page={page} />
}
