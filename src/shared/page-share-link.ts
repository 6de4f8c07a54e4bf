/** Path at which previews and share links open a draft session. */
export const draftModePath = '/api/draft-mode/enable'

/** Query parameters of a link that shares the draft of one page. */
export const pageShareParameters = {path: 'page', key: 'key'} as const

/** Document in which Presentation stores the share link. Its id contains a dot, so only tokens can read it. */
export const shareDocument = {
  id: 'sanity-preview-url-secret.share-access',
  type: 'sanity.previewUrlShareAccess',
} as const

/** Lifetime of a share link: time for a round of feedback. */
export const sharedPreviewDays = 7

/**
 * Returns the key of a link that shares the draft of one page. The value derives from the secret that shares all
 * drafts, so it expires with that secret and does not reveal it.
 *
 * @returns an HMAC in hexadecimal digits
 */
export async function pageShareKey(secret: string, path: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = {name: 'HMAC', hash: 'SHA-256'}
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, encode(`page\0${path}`))
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
