import {randomBytes} from 'node:crypto'
import {appendFileSync, existsSync, readFileSync} from 'node:fs'
import {parseEnv} from 'node:util'
import {localProjectId} from '#config/content-source.ts'
import type {Environment} from '#lib/read-environment.ts'

/** Any text does, as long as nobody can guess it. */
const ownSecrets = ['SANITY_REVALIDATE_SECRET', 'LINK_SIGNING_SECRET']
/** With hosted Sanity these come from there; made up, they would be refused in the middle of an editor's work. */
const lakeTokens = ['SANITY_API_READ_TOKEN', 'SANITY_API_WRITE_TOKEN']

/**
 * Reads `.env.local` and adds the secrets it lacks; what is there is never changed.
 *
 * @param file - path of `.env.local`
 * @param given - the environment of the process; it wins over the file
 * @returns both together, with every secret that can be made up
 */
export function readLocalEnvironment(
  file: string,
  given: Environment,
): Record<string, string | undefined> {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = parseEnv(before)
  const project = given['NEXT_PUBLIC_SANITY_PROJECT_ID'] ?? kept['NEXT_PUBLIC_SANITY_PROJECT_ID']
  const isLocal = !project || project === localProjectId
  const missing = [...(isLocal ? lakeTokens : []), ...ownSecrets].filter(
    (name) => !kept[name] && !given[name],
  )
  if (missing.length > 0) {
    const lines = missing.map((name) => `${name}=${randomBytes(32).toString('base64url')}\n`)
    const intro =
      before === '' ? '# Made by npm start. Keep it to yourself; it is never overwritten.\n' : ''
    const joint = before === '' || before.endsWith('\n') ? '' : '\n'
    appendFileSync(file, joint + intro + lines.join(''), {mode: 0o600})
  }
  return {...parseEnv(existsSync(file) ? readFileSync(file, 'utf8') : ''), ...given}
}
