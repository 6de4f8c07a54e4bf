import {randomBytes} from 'node:crypto'
import {appendFileSync, existsSync, readFileSync} from 'node:fs'
import {parseEnv} from 'node:util'

const secretNames = [
  'SANITY_API_READ_TOKEN',
  'SANITY_API_WRITE_TOKEN',
  'SANITY_REVALIDATE_SECRET',
  'LINK_SIGNING_SECRET',
] as const

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads `.env.local` and adds the secrets it lacks; what is there is never changed.
 *
 * @param file - path of `.env.local`
 * @param given - the environment of the process; it wins over the file
 * @returns both together, with every secret set
 */
export function readLocalEnvironment(
  file: string,
  given: Environment,
): Record<string, string | undefined> {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = parseEnv(before)
  const missing = secretNames.filter((name) => !kept[name] && !given[name])
  if (missing.length > 0) {
    const lines = missing.map((name) => `${name}=${randomBytes(32).toString('base64url')}\n`)
    const intro =
      before === '' ? '# Made by npm start. Keep it to yourself; it is never overwritten.\n' : ''
    const joint = before === '' || before.endsWith('\n') ? '' : '\n'
    appendFileSync(file, joint + intro + lines.join(''), {mode: 0o600})
  }
  return {...parseEnv(existsSync(file) ? readFileSync(file, 'utf8') : ''), ...given}
}
