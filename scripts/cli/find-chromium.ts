import {spawnSync} from 'node:child_process'
import {chromium} from '@playwright/test'
import type {Environment} from '#lib/read-environment.ts'
import {findProgram} from '#lib/testing/find-program.ts'

/**
 * Returns the path of a Chromium for the tests, which `CHROMIUM_PATH` overrides. Installs one if necessary.
 *
 * @throws MissingProgramError when there is none and the installation fails
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
