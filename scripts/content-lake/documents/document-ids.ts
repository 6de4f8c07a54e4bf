import {randomBytes} from 'node:crypto'

const draftsPrefix = 'drafts.'
const versionsPrefix = 'versions.'
const validId = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/

/** Returns whether an id is valid: letters, digits, `.`, `_` and `-`, at most 128 characters. */
export function isValidId(id: string): boolean {
  return validId.test(id) && !id.includes('..')
}

/** Returns whether an id has the form `drafts.<id>`. */
export function isDraftId(id: string): boolean {
  return id.startsWith(draftsPrefix)
}

/** Returns whether an id has the form `versions.<release>.<id>`. */
export function isVersionId(id: string): boolean {
  return id.startsWith(versionsPrefix)
}

export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** Returns whether everyone may read the document. In a public dataset, a dot in the id hides it. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** Returns the published id that a draft or version belongs to. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftsPrefix.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

export function draftIdOf(publishedId: string): string {
  return `${draftsPrefix}${publishedId}`
}

export function versionIdOf(release: string, publishedId: string): string {
  return `${versionsPrefix}${release}.${publishedId}`
}

export function releaseDocumentIdOf(release: string): string {
  return `_.releases.${release}`
}

/** Returns a random id of 22 letters and digits, like those of hosted Sanity. */
export function randomId(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from(randomBytes(22), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}
