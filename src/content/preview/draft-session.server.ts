import 'server-only'
import {join} from 'node:path'
import {cookies} from 'next/headers'
import type {NextRequest} from 'next/server'
import {configuration} from '#config/environment.server.ts'
import {isDevelopment} from '#config/runtime.ts'
import {draftModeCookie, previewDataCookie, readPreviewModeId} from '#config/next-internals.ts'
import {
  type DraftSession,
  type DraftSessionKeys,
  draftSessionCookie,
  draftSessionSeconds,
  readDraftSession,
  signDraftSession,
} from './draft-cookie.ts'

/** A session that begins with a shared link. */
interface SharedSession extends DraftSession {
  share: string
}

const previewModeId = readPreviewModeId(join(process.cwd(), '.next'))

/**
 * Finds the draft session that a request belongs to: its cookie is the one that Next sets, and a session of ours goes
 * on. Anybody can send another, also one of an earlier build or of a session that has ended.
 *
 * @param request - of a page
 * @returns null for a visitor
 */
export function draftSessionOf({cookies}: NextRequest): DraftSession | null {
  const value = cookies.get(draftModeCookie)?.value
  // In development Next itself takes any.
  if (value === undefined || (!isDevelopment() && value !== previewModeId)) return null
  return readDraftSession(sessionKeys(), cookies.get(draftSessionCookie)?.value ?? '', Date.now())
}

/** Says, while a page is rendered with drafts, whether it is for who came by a shared link and not from the Studio. */
export async function isGuestSession(): Promise<boolean> {
  const value = (await cookies()).get(draftSessionCookie)?.value ?? ''
  const session = readDraftSession(sessionKeys(), value, Date.now())
  return session !== null && session.share !== null
}

/**
 * Makes the cookie that lets a draft session begin, beside Next's own.
 *
 * @param request - of the editor's browser; inside the Studio of another site its cookies are partitioned (CHIPS)
 * @param shared - the shared link that it begins with, with which it ends at the latest; null for an editor
 */
export function beginDraftSession({headers}: Request, shared: SharedSession | null) {
  const lasts = Date.now() + draftSessionSeconds * 1000
  const expiresAt = Math.min(lasts, shared?.expiresAt ?? lasts)
  const isSecure = !isDevelopment()
  const isEmbedded =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  return {
    name: draftSessionCookie,
    value: signDraftSession(sessionKeys(), {expiresAt, share: shared?.share ?? null}),
    httpOnly: true,
    path: '/',
    maxAge: Math.ceil((expiresAt - Date.now()) / 1000),
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
    partitioned: isSecure && isEmbedded,
  } as const
}

/**
 * Takes cookies of draft sessions away that are none, so that Next sees a visitor.
 *
 * @param request - is changed
 * @returns whether there were any
 */
export function dropForeignDraftCookies({cookies}: NextRequest): boolean {
  const names = [draftModeCookie, previewDataCookie, draftSessionCookie]
  const found = names.filter((name) => cookies.has(name))
  for (const name of found) cookies.delete(name)
  return found.length > 0
}

function sessionKeys(): DraftSessionKeys {
  const {linkSecret, draftToken} = configuration().secrets
  return {secret: linkSecret, draftToken}
}
