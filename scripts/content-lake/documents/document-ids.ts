import {randomBytes} from 'node:crypto'

const draftsPrefix = 'drafts.'
const versionsPrefix = 'versions.'
const validId = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/

/** Tells whether an id may be stored: letters, digits, `.`, `_`, `-`, at most 128 characters. */
export function isValidId(id: string): boolean {
  return validId.test(id) && !id.includes('..')
}

/** Tells whether an id is that of a draft (`drafts.<id>`). */
export function isDraftId(id: string): boolean {
  return id.startsWith(draftsPrefix)
}

/** Tells whether an id is that of a version in a release (`versions.<release>.<id>`). */
export function isVersionId(id: string): boolean {
  return id.startsWith(versionsPrefix)
}

/** Tells whether an id is neither draft nor version. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** Tells whether everybody may read the document: in a public dataset a dot in the id hides it. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** Returns the id of the published document an id belongs to. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftsPrefix.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

/** Returns the id of the draft of a published document. */
export function draftIdOf(publishedId: string): string {
  return `${draftsPrefix}${publishedId}`
}

/** Returns the id of the version of a published document in a release. */
export function versionIdOf(release: string, publishedId: string): string {
  return `${versionsPrefix}${release}.${publishedId}`
}

/** Returns the id of the document that describes a release. */
export function releaseDocumentIdOf(release: string): string {
  return `_.releases.${release}`
}

/** Returns a new random id of 22 letters and digits, as hosted Sanity gives out. */
export function randomId(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from(randomBytes(22), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}
