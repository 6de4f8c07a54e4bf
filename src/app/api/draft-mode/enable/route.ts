import {cookies} from 'next/headers'
import {defineEnableDraftMode} from 'next-sanity/draft-mode'
import {createDraftClient, draftTimeoutMs, pingContent} from '#content/client/client.server.ts'
import {beginDraftSession} from '#content/preview/draft-session.server.ts'
import {previewAddress, previewSecret} from '#content/preview/preview-address.ts'
import {readSharedPreview} from '#content/preview/shared-preview.server.ts'
import {digestOfShare, endOfShare} from '#content/preview/shared-preview.ts'
import {apiPolicy} from '#config/security-headers.ts'
import {problem} from '#http/problem.ts'
import {textPage} from '#http/responses.ts'
import {endedShareCopy} from '#shared/shared-preview-copy.ts'

/**
 * Opens a draft session that ends by itself: for an editor whose Studio wrote a preview secret into the dataset, or for
 * whoever has the link with which an editor shares drafts, until that link ends.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    await pingContent(draftTimeoutMs)
  } catch (error) {
    const title = error instanceof Error ? error.message : String(error)
    return withApiPolicy(problem({status: 503, title}))
  }
  const shared = await shareOf(request)
  if (shared !== null && shared.expiresAt <= Date.now()) {
    const {title, text} = endedShareCopy
    return withApiPolicy(textPage(title, text, {status: 410}))
  }
  const asked = new Request(previewAddress(request.url), {headers: request.headers})
  try {
    return withApiPolicy(await defineEnableDraftMode({client: createDraftClient()}).GET(asked))
  } catch (redirect) {
    // It leads on to the page by throwing, and only with a secret that is valid.
    const store = await cookies()
    if (isRedirect(redirect)) store.set(beginDraftSession(request, shared))
    throw redirect
  }
}

/** The shared link that is opened; null for the secret of an editor's own preview, and for one that is none. */
async function shareOf(request: Request) {
  const shared = await readSharedPreview()
  if (typeof shared?.secret !== 'string' || shared.secret !== previewSecret(request.url))
    return null
  return {share: digestOfShare(shared.secret), expiresAt: endOfShare(shared)}
}

/** What leads on to the page is left as it is: the Studio frames it. */
function withApiPolicy(answer: Response): Response {
  answer.headers.set('content-security-policy', apiPolicy)
  return answer
}

/** What `redirect()` of Next throws. */
function isRedirect(error: unknown): boolean {
  return (
    error instanceof Error &&
    'digest' in error &&
    typeof error.digest === 'string' &&
    error.digest.startsWith('NEXT_REDIRECT')
  )
}
