import {getFrame, getNotFoundPage} from '#content/queries/get-frame.ts'
import {NotFoundView} from '#layout/not-found/not-found.tsx'
import {notFoundMetadata} from '#seo/page-metadata.ts'

export const generateMetadata = notFoundMetadata

/** Fallback when rendering finds no page. Next includes it in every page's data, so it is brief (decision 55). */
export default async function NotFound() {
  const [page, {navigation, settings}] = await Promise.all([getNotFoundPage(), getFrame()])
  return <NotFoundView isBrief navigation={navigation} page={page} settings={settings} />
}
