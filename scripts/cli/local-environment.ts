import {randomBytes} from 'node:crypto'
import {appendFileSync, existsSync, readFileSync} from 'node:fs'
import {parseEnv} from 'node:util'
import {localProjectId} from '#config/content-source.ts'
import type {Environment} from '#lib/read-environment.ts'

/** Secrets that may have any random value. */
const ownSecrets = ['SANITY_REVALIDATE_SECRET', 'LINK_SIGNING_SECRET']
/** Tokens that are generated only for the local lake. Hosted Sanity issues its own. */
const lakeTokens = ['SANITY_API_READ_TOKEN', 'SANITY_API_WRITE_TOKEN']

/**
 * Reads `.env.local` and adds missing secrets to it. Existing values never change.
 *
 * @param file - path of `.env.local`
 * @param given - the environment of the process, which overrides the file
 */
export function readLocalEnvironment(
  file: string,
  given: Environment,
): Record<string, string | undefined> {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const fromFile = parseEnv(before)
  const project =
    given['NEXT_PUBLIC_SANITY_PROJECT_ID'] ?? fromFile['NEXT_PUBLIC_SANITY_PROJECT_ID']
  const isLocal = !project || project === localProjectId
  const missing = [...(isLocal ? lakeTokens : []), ...ownSecrets].filter(
    (name) => !fromFile[name] && !given[name],
  )
  if (missing.length > 0) {
    const lines = missing.map((name) => `${name}=${randomBytes(32).toString('base64url')}\n`)
    const intro =
      before === '' ? '# Made by npm start. Keep it to yourself; it is never overwritten.\n' : ''
    const separator = before === '' || before.endsWith('\n') ? '' : '\n'
    appendFileSync(file, separator + intro + lines.join(''), {mode: 0o600})
  }
  return {...parseEnv(existsSync(file) ? readFileSync(file, 'utf8') : ''), ...given}
}
