import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {chromium} from '@playwright/test'
import type {Environment} from '#lib/read-environment.ts'
import {StepError} from './processes.ts'

/**
 * Finds a Chromium for the tests, or installs one.
 *
 * @param environment - `CHROMIUM_PATH` wins when it is set
 * @returns the path of the browser
 * @throws StepError when there is none and none can be installed
 */
export function findChromium(environment: Environment): string {
  const given = environment['CHROMIUM_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new StepError(`CHROMIUM_PATH names ${given}, which does not exist.`)
  }
  return installed() ?? install()
}

function installed(): string | undefined {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()].find(
    (path) => existsSync(path),
  )
}

function install(): string {
  console.info('Installing Chromium for the tests …')
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  if (installed() === undefined)
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const found = installed()
  if (found !== undefined) return found
  throw new StepError(
    'No Chromium was found and none could be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

function run(command: string, parameters: string[]): void {
  spawnSync(command, parameters, {stdio: ['ignore', 'ignore', 'inherit']})
}
