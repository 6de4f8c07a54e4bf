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

interface SharedSession extends DraftSession {
  share: string
}

const previewModeId = readPreviewModeId(join(process.cwd(), '.next'))

/**
 * Returns the draft session of a request, which needs Next's cookie of this build and our own unexpired one, for this
 * page or for all.
 */
export function getDraftSession({cookies, nextUrl}: NextRequest): DraftSession | null {
  const value = cookies.get(draftModeCookie)?.value
  // In development Next accepts any value.
  if (value === undefined || (!isDevelopment() && value !== previewModeId)) return null
  const signed = cookies.get(draftSessionCookie)?.value ?? ''
  const session = readDraftSession(sessionKeys(), signed, Date.now())
  return session?.path == null || session.path === nextUrl.pathname ? session : null
}

/** Returns whether the rendered draft session is a guest's with a share link. */
export async function isGuestSession(): Promise<boolean> {
  const value = (await cookies()).get(draftSessionCookie)?.value ?? ''
  const session = readDraftSession(sessionKeys(), value, Date.now())
  return session !== null && session.share !== null
}

/** Creates our cookie of a draft session. In the Studio of another site it is partitioned (CHIPS). */
export function createDraftSessionCookie({headers}: Request, shared: SharedSession | null) {
  const lasts = Date.now() + draftSessionSeconds * 1000
  const expiresAt = Math.min(lasts, shared?.expiresAt ?? lasts)
  const isSecure = !isDevelopment()
  const isEmbedded =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  return {
    name: draftSessionCookie,
    value: signDraftSession(sessionKeys(), {
      expiresAt,
      share: shared?.share ?? null,
      path: shared?.path ?? null,
    }),
    httpOnly: true,
    path: '/',
    maxAge: Math.ceil((expiresAt - Date.now()) / 1000),
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
    partitioned: isSecure && isEmbedded,
  } as const
}

/** Removes draft cookies from a request, so that Next treats it as a visitor's; returns whether there were any. */
export function removeDraftCookies({cookies}: NextRequest): boolean {
  const names = [draftModeCookie, previewDataCookie, draftSessionCookie]
  const present = names.filter((name) => cookies.has(name))
  for (const name of present) cookies.delete(name)
  return present.length > 0
}

function sessionKeys(): DraftSessionKeys {
  const {linkSecret, draftToken} = configuration().secrets
  return {secret: linkSecret, draftToken}
}
