import 'server-only'
import {join} from 'node:path'
import type {NextRequest} from 'next/server'
import {isDevelopment} from '#config/runtime.ts'
import {draftModeCookie, previewDataCookie, readPreviewModeId} from '#lib/next-internals.ts'

const previewModeId = readPreviewModeId(join(process.cwd(), '.next'))

/**
 * Says whether a request belongs to an editor's draft session: whether its cookie is the one that Next sets. Anybody
 * can send another, also one of an earlier build.
 *
 * @param request - of a page
 */
export function isDraftSession({cookies}: NextRequest): boolean {
  const value = cookies.get(draftModeCookie)?.value
  // In development Next itself takes any.
  return value !== undefined && (isDevelopment() || value === previewModeId)
}

/**
 * Takes cookies of draft sessions away that are none, so that Next sees a visitor.
 *
 * @param request - is changed
 * @returns whether there were any
 */
export function dropForeignDraftCookies({cookies}: NextRequest): boolean {
  const found = [draftModeCookie, previewDataCookie].filter((name) => cookies.has(name))
  for (const name of found) cookies.delete(name)
  return found.length > 0
}
