import {type NextRequest, NextResponse} from 'next/server'
import {renderingConfiguration} from './config/environment.server.ts'
import {isKnownPath} from './content/known-paths.server.ts'
import {findStoreAddress} from './content/store-address.server.ts'
import {notFoundPath, pathAliases} from './model/paths.ts'

/** Everything that can be a page: no API, no media, no files. */
export const config = {matcher: ['/((?!api/|media/|_next/|.*\\.[a-z0-9]+$).*)']}

/**
 * Shows the not-found page with status 404 for an address at which no page stands (NF-1), rendered on the server. Editors
 * in a draft session also see pages that are not published. The page of a store leads on once the store has the app (DL-1).
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const path = request.nextUrl.pathname
  const isReview = path === '/review' && renderingConfiguration().hasReview
  if (isReview || path in pathAliases || request.cookies.has('__prerender_bypass'))
    return NextResponse.next()
  try {
    if (path !== notFoundPath && (await isKnownPath(path, Date.now()))) {
      // Not `redirect()` in the page: rendered again in the background it would be cached without its `location`.
      const store = await findStoreAddress(path)
      return store === null ? NextResponse.next() : NextResponse.redirect(store)
    }
  } catch {
    // The content lake is down: the page decides, from what was rendered before.
    return NextResponse.next()
  }
  return NextResponse.rewrite(new URL(notFoundPath, request.url), {status: 404})
}
