import {createHmac, timingSafeEqual} from 'node:crypto'

/** Cookie with a session's expiry. Next's own (`__prerender_bypass`) is equal for all sessions and never expires. */
export const draftSessionCookie = 'draft-session'

/** A long working day. */
export const draftSessionSeconds = 12 * 60 * 60

/** Changing either key ends all sessions. */
export interface DraftSessionKeys {
  /** `LINK_SIGNING_SECRET`. */
  secret: string
  /** Token for drafts: revoking it ends the sessions. */
  draftToken: string
}

export interface DraftSession {
  /** Milliseconds since the epoch. */
  expiresAt: number
  /** Digest of the share link (`shareDigest`); null for an editor. */
  share: string | null
  /** The only page that the session shows drafts of; null for all pages. */
  path: string | null
}

export function signDraftSession(
  keys: DraftSessionKeys,
  {expiresAt, share, path}: DraftSession,
): string {
  const claim = `${expiresAt}.${share ?? ''}.${Buffer.from(path ?? '').toString('base64url')}`
  return `${claim}.${macOf(keys, claim)}`
}

/** Returns null when the cookie is invalid or expired. `now` is in milliseconds. */
export function readDraftSession(
  keys: DraftSessionKeys,
  value: string,
  now: number,
): DraftSession | null {
  const [, expiresAt = '', share = '', path = '', mac = ''] =
    /^(\d{13})\.([\w-]{43})?\.([\w-]{0,400})\.([\w-]{43})$/.exec(value) ?? []
  if (mac === '' || Number(expiresAt) <= now) return null
  const ours = macOf(keys, `${expiresAt}.${share}.${path}`)
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(ours))) return null
  return {
    expiresAt: Number(expiresAt),
    share: share === '' ? null : share,
    path: path === '' ? null : Buffer.from(path, 'base64url').toString(),
  }
}

/** Domain separation from other signatures with the same secret. */
function macOf({secret, draftToken}: DraftSessionKeys, claim: string): string {
  return createHmac('sha256', secret)
    .update(`draftSession\0${draftToken}\0${claim}`)
    .digest('base64url')
}
