import {createHash} from 'node:crypto'

/** How long a link that shares drafts can be opened after it was switched on: time for a week's round of opinions. */
export const sharedPreviewDays = 7

/** The link that shares drafts, as Presentation keeps it: one for the whole dataset, with a new secret each time. */
export interface SharedPreview {
  secret: string | null
  /** When it was switched on, as an ISO date. */
  _updatedAt: string
}

/**
 * Says when a shared link can no longer be opened, and neither the sessions that were begun with it go on.
 *
 * @param shared - the link
 * @returns milliseconds since the epoch; 0 for a link whose age nobody knows
 */
export function endOfShare({_updatedAt}: SharedPreview): number {
  const since = Date.parse(_updatedAt)
  return Number.isNaN(since) ? 0 : since + sharedPreviewDays * 24 * 60 * 60 * 1000
}

/**
 * Marks a shared link in a cookie without telling its secret.
 *
 * @param secret - of the link
 * @returns 43 characters
 */
export const digestOfShare = (secret: string) =>
  createHash('sha256').update(`sharedPreview\0${secret}`).digest('base64url')

/**
 * Says whether a session that was begun with a shared link goes on: not when sharing was switched off, not with the
 * secret of another time, not after the link has ended.
 *
 * @param shared - the link that there is now
 * @param share - the mark of the link that the session was begun with
 * @param now - in milliseconds
 */
export function isStillShared(shared: SharedPreview | null, share: string, now: number): boolean {
  if (typeof shared?.secret !== 'string' || shared.secret === '') return false
  return digestOfShare(shared.secret) === share && now < endOfShare(shared)
}
