import {createHash, timingSafeEqual} from 'node:crypto'

/** Tells whether two secrets are the same, in a time that does not tell how much of them is. */
export function secretsEqual(given: string, expected: string): boolean {
  const digest = (secret: string) => createHash('sha256').update(secret).digest()
  return expected !== '' && timingSafeEqual(digest(given), digest(expected))
}
