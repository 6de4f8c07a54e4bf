import {cookies} from 'next/headers'
import {defineEnableDraftMode} from 'next-sanity/draft-mode'
import {createDraftClient, draftTimeoutMs, pingContent} from '#content/client.server.ts'
import {beginDraftSession} from '#content/draft-session.server.ts'
import {previewAddress} from '#content/preview-address.ts'
import {apiPolicy} from '#config/security-headers.ts'
import {problem} from '#http/problem.ts'

/** Opens a draft session for an editor whose Studio wrote a preview secret into the dataset; it ends by itself. */
export async function GET(request: Request): Promise<Response> {
  try {
    await pingContent(draftTimeoutMs)
  } catch (error) {
    const title = error instanceof Error ? error.message : String(error)
    return withApiPolicy(problem({status: 503, title}))
  }
  const asked = new Request(previewAddress(request.url), {headers: request.headers})
  try {
    return withApiPolicy(await defineEnableDraftMode({client: createDraftClient()}).GET(asked))
  } catch (redirect) {
    // It leads on to the page by throwing, and only an editor whose secret is valid.
    const store = await cookies()
    if (isRedirect(redirect)) store.set(beginDraftSession(request))
    throw redirect
  }
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
