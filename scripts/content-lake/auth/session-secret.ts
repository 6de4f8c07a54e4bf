import {randomBytes} from 'node:crypto'
import {readFile, writeFile} from 'node:fs/promises'

const secretPattern = /^[A-Za-z0-9_-]{43}$/

/**
 * Returns the secret of Studio sessions, 256 random bits kept in a file only its owner may read: a
 * Studio that is open while the lake restarts goes on working.
 */
export async function sessionSecret(path: string): Promise<string> {
  const known = await readFile(path, 'utf8').catch(() => '')
  if (secretPattern.test(known)) return known
  const secret = randomBytes(32).toString('base64url')
  await writeFile(path, secret, {mode: 0o600})
  return secret
}
