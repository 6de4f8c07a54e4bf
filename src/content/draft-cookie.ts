import {createHmac, timingSafeEqual} from 'node:crypto'

/**
 * The cookie that says until when a draft session lasts. Next's own (`__prerender_bypass`) is the same for everybody until
 * the next build and never ends, so a session needs both.
 */
export const draftSessionCookie = 'draft-session'

/** How long an editor sees drafts without opening the preview again: a long working day. */
export const draftSessionSeconds = 12 * 60 * 60

/** What a session is signed with; another of either, and no session goes on. */
export interface DraftSessionKeys {
  /** The secret that signs, `LINK_SIGNING_SECRET`. */
  secret: string
  /** The token that reads drafts: who revokes it ends the sessions too. */
  draftToken: string
}

/**
 * Makes the value of the cookie.
 *
 * @param keys - what it is signed with
 * @param expiresAt - when the session ends, in milliseconds
 */
export function signDraftSession(keys: DraftSessionKeys, expiresAt: number): string {
  return `${expiresAt}.${macOf(keys, String(expiresAt))}`
}

/**
 * Says whether a cookie was signed here and its session goes on.
 *
 * @param keys - what it must be signed with
 * @param value - of the cookie
 * @param now - in milliseconds
 */
export function isDraftSessionValid(keys: DraftSessionKeys, value: string, now: number): boolean {
  const [, expiresAt = '', mac = ''] = /^(\d{13})\.([\w-]{43})$/.exec(value) ?? []
  if (mac === '' || Number(expiresAt) <= now) return false
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(keys, expiresAt)))
}

/** One secret signs several things; the domain in front keeps them apart. */
function macOf({secret, draftToken}: DraftSessionKeys, expiresAt: string): string {
  return createHmac('sha256', secret)
    .update(`draftSession\0${draftToken}\0${expiresAt}`)
    .digest('base64url')
}
