import 'server-only'
import {join} from 'node:path'
import type {NextRequest} from 'next/server'
import {configuration} from '#config/environment.server.ts'
import {isDevelopment} from '#config/runtime.ts'
import {draftModeCookie, previewDataCookie, readPreviewModeId} from '#lib/next-internals.ts'
import {
  type DraftSessionKeys,
  draftSessionCookie,
  draftSessionSeconds,
  isDraftSessionValid,
  signDraftSession,
} from './draft-cookie.ts'

const previewModeId = readPreviewModeId(join(process.cwd(), '.next'))

/**
 * Says whether a request belongs to an editor's draft session: whether its cookie is the one that Next sets, and a session
 * of ours goes on. Anybody can send another, also one of an earlier build or of a session that has ended.
 *
 * @param request - of a page
 */
export function isDraftSession({cookies}: NextRequest): boolean {
  const value = cookies.get(draftModeCookie)?.value
  // In development Next itself takes any.
  if (value === undefined || (!isDevelopment() && value !== previewModeId)) return false
  const session = cookies.get(draftSessionCookie)?.value ?? ''
  return isDraftSessionValid(sessionKeys(), session, Date.now())
}

/**
 * Makes the cookie that lets a draft session begin, beside Next's own.
 *
 * @param request - of the editor's browser; inside the Studio of another site its cookies are partitioned (CHIPS)
 */
export function beginDraftSession({headers}: Request) {
  const isSecure = !isDevelopment()
  const isEmbedded =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  return {
    name: draftSessionCookie,
    value: signDraftSession(sessionKeys(), Date.now() + draftSessionSeconds * 1000),
    httpOnly: true,
    path: '/',
    maxAge: draftSessionSeconds,
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
