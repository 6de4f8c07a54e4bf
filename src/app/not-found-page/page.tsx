import {getFrame, getNotFoundPage} from '#content/queries/get-frame.ts'
import {NotFoundView} from '#layout/not-found/not-found.tsx'
import {notFoundMetadata} from '#seo/page-metadata.ts'

export const generateMetadata = notFoundMetadata

/**
 * The proxy rewrites to it with status 404 (NF-1). A `notFound()` during rendering would give browsers without
 * JavaScript an empty document.
 */
export default async function NotFoundPage() {
  const [page, {navigation, settings}] = await Promise.all([getNotFoundPage(), getFrame()])
  return <NotFoundView navigation={navigation} page={page} settings={settings} />
}
