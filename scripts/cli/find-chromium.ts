import {spawnSync} from 'node:child_process'
import {chromium} from '@playwright/test'
import type {Environment} from '#lib/read-environment.ts'
import {findProgram} from '#lib/testing/find-program.ts'

/**
 * Finds a Chromium for the tests, or installs one.
 *
 * @param environment - `CHROMIUM_PATH` wins when it is set
 * @returns the path of the browser
 * @throws MissingProgramError when there is none and none can be installed
 */
export function findChromium(environment: Environment): string {
  return findProgram(
    {
      name: 'Chromium',
      variable: 'CHROMIUM_PATH',
      paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()],
      debianPackage: 'chromium',
      installOtherwise: installPlaywrights,
    },
    environment,
  )
}

function installPlaywrights(): void {
  const command = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  spawnSync(process.execPath, command, {stdio: ['ignore', 'ignore', 'inherit']})
}
