import {createHash, randomBytes, timingSafeEqual} from 'node:crypto'
import {readFile, writeFile} from 'node:fs/promises'

const secretPattern = /^[A-Za-z0-9_-]{43}$/

/**
 * Returns the secret of Studio sessions, 256 random bits in a private file. It survives restarts, so open Studios
 * keep their session.
 */
export async function sessionSecret(path: string): Promise<string> {
  const known = await readFile(path, 'utf8').catch(() => '')
  if (secretPattern.test(known)) return known
  const secret = randomBytes(32).toString('base64url')
  await writeFile(path, secret, {mode: 0o600})
  return secret
}

/** Compares two secrets in constant time. */
export function secretsEqual(given: string, expected: string): boolean {
  const digest = (secret: string) => createHash('sha256').update(secret).digest()
  return expected !== '' && timingSafeEqual(digest(given), digest(expected))
}
