import {createHash} from 'node:crypto'
import {sharedPreviewDays} from '#shared/page-share-link.ts'

/** Share link as stored by Presentation. A dataset has one; switching it on creates a new secret. */
export interface SharedPreview {
  secret: string | null
  /** When it was switched on, in ISO format. */
  _updatedAt: string
}

/** Returns when a share link and its sessions expire, in milliseconds; 0 when its age is unknown. */
export function shareExpiry({_updatedAt}: SharedPreview): number {
  const since = Date.parse(_updatedAt)
  return Number.isNaN(since) ? 0 : since + sharedPreviewDays * 24 * 60 * 60 * 1000
}

/** Identifies a share link in a cookie without revealing its secret. */
export const shareDigest = (secret: string) =>
  createHash('sha256').update(`sharedPreview\0${secret}`).digest('base64url')

/** Returns whether the session's share link is still on, with the same secret, and hasn't expired. */
export function isShareValid(shared: SharedPreview | null, share: string, now: number): boolean {
  if (typeof shared?.secret !== 'string' || shared.secret === '') return false
  return shareDigest(shared.secret) === share && now < shareExpiry(shared)
}
