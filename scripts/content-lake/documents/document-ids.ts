import {randomBytes} from 'node:crypto'

const draftsPrefix = 'drafts.'
const validId = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/

/** Returns whether an id is valid: letters, digits, `.`, `_` and `-`, at most 128 characters. */
export function isValidId(id: string): boolean {
  return validId.test(id) && !id.includes('..')
}

/** Returns whether an id has the form `drafts.<id>`. */
export function isDraftId(id: string): boolean {
  return id.startsWith(draftsPrefix)
}

/** Versions of releases, `versions.<release>.<id>`, may come from a dataset of hosted Sanity. The lake ignores them. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !id.startsWith('versions.')
}

/** Returns whether everyone may read the document. In a public dataset, a dot in the id hides it. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** Returns the published id that a draft belongs to. */
export function publishedIdOf(id: string): string {
  return isDraftId(id) ? id.slice(draftsPrefix.length) : id
}

export function draftIdOf(publishedId: string): string {
  return `${draftsPrefix}${publishedId}`
}

/** Returns a random id of 22 letters and digits, like those of hosted Sanity. */
export function randomId(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from(randomBytes(22), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}
