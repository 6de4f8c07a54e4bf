import {spawnSync} from 'node:child_process'
import type {Environment} from '#lib/read-environment.ts'
import {findProgram, MissingProgramError} from '#lib/testing/find-program.ts'

/**
 * Finds Chromium's headless shell for the tests, or installs it: the same engine without the parts of a browser for people, and
 * so with two thirds of the work. The tests do without it where it cannot be had.
 *
 * @param environment - `CHROMIUM_SHELL_PATH` wins when it is set
 * @returns its path; null where there is none for the Chromium that is installed
 * @throws MissingProgramError when `CHROMIUM_SHELL_PATH` names nothing
 */
export function findHeadlessShell(environment: Environment): string | null {
  try {
    return findProgram(
      {
        name: 'headless shell',
        variable: 'CHROMIUM_SHELL_PATH',
        paths: ['/usr/bin/chromium-headless-shell'],
        packageName: packageBeside(chromiumVersion()),
      },
      environment,
    )
  } catch (error) {
    if (environment['CHROMIUM_SHELL_PATH'] || !(error instanceof MissingProgramError)) throw error
    console.info('The tests use Chromium itself instead, which takes longer.')
    return null
  }
}

/** Of another version it would bring another Chromium with it, and so other pictures. */
const packageBeside = (version: string) =>
  `chromium-headless-shell${version === '' ? '' : `=${version}`}`

/** @returns the version of Debian's package; nothing where Chromium is no package of Debian's */
function chromiumVersion(): string {
  const query = ['--show', '--showformat', '${Version}', 'chromium']
  const {status, stdout} = spawnSync('dpkg-query', query, {encoding: 'utf8'})
  return status === 0 ? stdout : ''
}
