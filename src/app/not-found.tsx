import {getFrame} from '#content/queries/get-frame.ts'
import {getNotFoundPage} from '#content/queries/get-not-found-page.ts'
import {NotFoundView} from '#layout/not-found/not-found.tsx'
import {notFoundMetadata} from '#seo/not-found-metadata.ts'

export const generateMetadata = notFoundMetadata

/**
 * What Next shows where a page turns out not to exist while it is rendered: the second line, since the proxy answers
 * paths at which no page stands. Next puts it into the data of every page, so it is brief (decision 55).
 */
export default async function NotFound() {
  const [page, {navigation}] = await Promise.all([getNotFoundPage(), getFrame()])
  return <NotFoundView isBrief navigation={navigation} page={page} />
}
