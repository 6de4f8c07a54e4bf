import {createHmac, timingSafeEqual} from 'node:crypto'

/** What a signed link may do. */
export type LinkPurpose = 'leave' | 'confirm' | 'unsubscribe'

/** What a link turned out to be. */
export type CheckedLink = {kind: 'valid'; id: string} | {kind: 'expired' | 'forged'}

/**
 * What a keyed hash is for; hashes of one text for different uses cannot be compared.
 *
 * - `address`: people's addresses beside their rows, and in the notes that outlive them
 * - `message`: the same message of one person on one day
 * - `network`, `emailLimit`: what the limits of forms count
 */
export type DigestDomain = 'address' | 'message' | 'network' | 'emailLimit'

/** Makes and checks links that work without login, and keyed hashes. */
export interface Signer {
  /** @returns a token for one purpose and one row; without an expiry it works as long as the row exists */
  sign: (purpose: LinkPurpose, id: string, expires?: Date) => string
  /** @returns the row's id when the token was made here for this purpose and has not expired */
  check: (purpose: LinkPurpose, token: string, now: Date) => CheckedLink
  /** @returns a keyed hash of a text for one use; without the secret nobody can find out what it was made of */
  digest: (domain: DigestDomain, text: string) => string
  /** Tells hashes of one secret from those of another; says nothing about the secret. */
  keyId: string
}

/**
 * @param secret - `LINK_SIGNING_SECRET`: it signs and codes
 * @param previous - the secret before it, if what that signed is still taken; everything older is worthless
 * @returns a signer; HMAC-SHA-256 (RFC 2104), with one domain for each use
 */
export function createSigner(secret: string, previous: string | null = null): Signer {
  // Notes of the first version were made under `address`, then the one domain of all hashes. It stays that of the
  // notes, so they stay valid; the other uses got their own, and what was hashed for them lived a day at most.
  const macWith = (key: string, domain: LinkPurpose | DigestDomain | 'keyId', text: string) =>
    createHmac('sha256', key).update(`${domain}\0${text}`).digest('base64url')
  const mac = (domain: LinkPurpose | DigestDomain | 'keyId', text: string) =>
    macWith(secret, domain, text)
  const taken = previous === null ? [secret] : [secret, previous]

  return {
    sign: (purpose, id, expires) => {
      const until = expires === undefined ? '-' : Math.floor(expires.getTime() / 1000).toString(36)
      const content = `${id}.${until}`
      return `${content}.${mac(purpose, content)}`
    },
    check: (purpose, token, now) => {
      const [id, until, given, ...rest] = token.split('.')
      if (id === undefined || until === undefined || given === undefined || rest.length > 0) {
        return {kind: 'forged'}
      }
      const actual = Buffer.from(given)
      const isOurs = taken.some((key) => {
        const expected = Buffer.from(macWith(key, purpose, `${id}.${until}`))
        return actual.length === expected.length && timingSafeEqual(actual, expected)
      })
      if (!isOurs) return {kind: 'forged'}
      const expired = until !== '-' && Number.parseInt(until, 36) * 1000 < now.getTime()
      return expired ? {kind: 'expired'} : {kind: 'valid', id}
    },
    digest: mac,
    keyId: mac('keyId', '').slice(0, 8),
  }
}
