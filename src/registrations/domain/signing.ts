import {createHmac, timingSafeEqual} from 'node:crypto'

export type LinkPurpose = 'leave' | 'confirm' | 'unsubscribe'

type CheckedLink = {kind: 'valid'; id: string} | {kind: 'expired' | 'forged'}

/**
 * The use of a keyed hash. Hashes of one text for different uses can't be compared.
 *
 * - `address`: e-mail addresses next to their rows, and in suppressions, which outlive the rows
 * - `message`: equal messages of one person on one day
 * - `network`, `emailLimit`: counters of form limits
 */
type DigestDomain = 'address' | 'message' | 'network' | 'emailLimit'

export type Signer = ReturnType<typeof createSigner>

/** Signs and checks links that work without a login, also with a former secret, and makes keyed hashes. */
export function createSigner(secret: string, previous: string | null = null) {
  const macWith = (key: string, domain: LinkPurpose | DigestDomain | 'keyId', text: string) =>
    createHmac('sha256', key).update(`${domain}\0${text}`).digest('base64url')
  const mac = (domain: LinkPurpose | DigestDomain | 'keyId', text: string) =>
    macWith(secret, domain, text)
  const taken = previous === null ? [secret] : [secret, previous]

  return {
    /** @returns a token for one purpose and row, which never expires without `expires` */
    sign: (purpose: LinkPurpose, id: string, expires?: Date): string => {
      const until = expires === undefined ? '-' : Math.floor(expires.getTime() / 1000).toString(36)
      const content = `${id}.${until}`
      return `${content}.${mac(purpose, content)}`
    },
    check: (purpose: LinkPurpose, token: string, now: Date): CheckedLink => {
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
    /** @returns a keyed hash, which can't be reversed or guessed without the secret */
    digest: (domain: DigestDomain, text: string): string => mac(domain, text),
    /** Identifies the secret of a hash without revealing it. */
    keyId: mac('keyId', '').slice(0, 8),
  }
}
