import {timingSafeEqual} from 'node:crypto'
import {cookies, draftMode} from 'next/headers'
import {redirect} from 'next/navigation'
import {defineEnableDraftMode} from 'next-sanity/draft-mode'
import {createDraftClient, draftTimeoutMs, pingContent} from '#content/client/client.server.ts'
import {createDraftSessionCookie} from '#content/preview/draft-session.server.ts'
import {isSecretLike, PreviewGuesses} from '#content/preview/preview-guesses.ts'
import {safePreviewUrl, previewSecret} from '#content/preview/preview-url.ts'
import {readSharedPreview} from '#content/preview/shared-preview.server.ts'
import {shareDigest, shareExpiry} from '#content/preview/shared-preview.ts'
import {apiPolicy} from '#config/security-headers.ts'
import {problem} from '#http/problem.ts'
import {textPage} from '#http/responses.ts'
import {networkOf} from '#lib/network-of.ts'
import {addressOf} from '#server/form-services.server.ts'
import {endedShareCopy} from '#shared/fallback-copy.ts'
import {pageShareKey, pageShareParameters} from '#shared/page-share-link.ts'

const guesses = new PreviewGuesses()

const refuseSecret = () => withApiPolicy(new Response('Invalid secret', {status: 401}))

/**
 * Opens a temporary draft session: for an editor with a preview secret that the Studio stored in the dataset, or for
 * a guest with a share link that hasn't expired. A share link is for all drafts or for one page.
 */
export async function GET(request: Request): Promise<Response> {
  const key = new URL(request.url).searchParams.get(pageShareParameters.key)
  if (![previewSecret(request.url), key].some(isSecretLike)) return refuseSecret()
  const address = addressOf(request.headers)
  // Without an address, one stranger could lock all editors out of their previews.
  const network = address === null ? null : networkOf(address, 4)
  const wait = network === null ? 0 : await guesses.wait(network)
  if (wait > 0) {
    const title = 'Too many invalid preview links were opened from here. Try again later.'
    return withApiPolicy(problem({status: 429, title}, {'retry-after': `${wait}`}))
  }
  const response = await openSession(request)
  if (response.status === 401 && network !== null) await guesses.record(network)
  return response
}

/** @throws a redirect to the page when the secret is valid */
async function openSession(request: Request): Promise<Response> {
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
  if (shared !== null && shared.path !== null) {
    const [session, store] = await Promise.all([draftMode(), cookies()])
    session.enable()
    store.set(createDraftSessionCookie(request, shared))
    redirect(shared.path)
  }
  const safeRequest = new Request(safePreviewUrl(request.url), {headers: request.headers})
  try {
    return withApiPolicy(
      await defineEnableDraftMode({client: createDraftClient()}).GET(safeRequest),
    )
  } catch (thrown) {
    // Next redirects by throwing, and only when the secret is valid.
    const store = await cookies()
    if (isRedirect(thrown)) store.set(createDraftSessionCookie(request, shared))
    throw thrown
  }
}

/** Returns the opened share link, or null for an editor's preview and for invalid links. */
async function shareOf(request: Request) {
  const shared = await readSharedPreview()
  if (typeof shared?.secret !== 'string' || shared.secret === '') return null
  const session = {share: shareDigest(shared.secret), expiresAt: shareExpiry(shared)}
  if (shared.secret === previewSecret(request.url)) return {...session, path: null}
  const {searchParams} = new URL(request.url)
  const path = searchParams.get(pageShareParameters.path) ?? ''
  const key = Buffer.from(searchParams.get(pageShareParameters.key) ?? '')
  const expected = Buffer.from(await pageShareKey(shared.secret, path))
  const isGenuine = key.length === expected.length && timingSafeEqual(key, expected)
  return isGenuine ? {...session, path} : null
}

/** Not applied to the redirect, because the Studio frames its target. */
function withApiPolicy(answer: Response): Response {
  answer.headers.set('content-security-policy', apiPolicy)
  return answer
}

function isRedirect(error: unknown): boolean {
  return (
    error instanceof Error &&
    'digest' in error &&
    typeof error.digest === 'string' &&
    error.digest.startsWith('NEXT_REDIRECT')
  )
}
