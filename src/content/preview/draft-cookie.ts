import {createHmac, timingSafeEqual} from 'node:crypto'

/**
 * The cookie that says until when a draft session lasts. Next's own (`__prerender_bypass`) is the same for everybody
 * until the next build and never ends, so a session needs both.
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

/** Until when somebody sees drafts, and by what. */
export interface DraftSession {
  /** In milliseconds. */
  expiresAt: number
  /**
   * The mark of the shared link (`digestOfShare`) that it was opened with; null for an editor, who came from the
   * Studio.
   */
  share: string | null
}

/**
 * Makes the value of the cookie.
 *
 * @param keys - what it is signed with
 * @param session - what it says
 */
export function signDraftSession(keys: DraftSessionKeys, {expiresAt, share}: DraftSession): string {
  const claim = `${expiresAt}.${share ?? ''}`
  return `${claim}.${macOf(keys, claim)}`
}

/**
 * Reads a cookie that was signed here and whose session goes on.
 *
 * @param keys - what it must be signed with
 * @param value - of the cookie
 * @param now - in milliseconds
 * @returns null for every other cookie
 */
export function readDraftSession(
  keys: DraftSessionKeys,
  value: string,
  now: number,
): DraftSession | null {
  const [, expiresAt = '', share = '', mac = ''] =
    /^(\d{13})\.([\w-]{43})?\.([\w-]{43})$/.exec(value) ?? []
  if (mac === '' || Number(expiresAt) <= now) return null
  const ours = macOf(keys, `${expiresAt}.${share}`)
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(ours))) return null
  return {expiresAt: Number(expiresAt), share: share === '' ? null : share}
}

/** One secret signs several things; the domain in front keeps them apart. */
function macOf({secret, draftToken}: DraftSessionKeys, claim: string): string {
  return createHmac('sha256', secret)
    .update(`draftSession\0${draftToken}\0${claim}`)
    .digest('base64url')
}
