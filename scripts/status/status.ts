import {join} from 'node:path'
import {readLocalEnvironment} from '#scripts/cli/local-environment.ts'
import {readSettings} from '#scripts/cli/settings.ts'
import {printStatus} from './print-status.ts'
import {readStatus} from './read-status.ts'

/** `npm run --silent status`: ends with 1 when a part of the service is down. */
const root = join(import.meta.dirname, '..', '..')

try {
  const environment = readLocalEnvironment(join(root, '.env.local'), process.env)
  const status = await readStatus(readSettings(root, environment, false))
  process.stdout.write(printStatus(status))
  process.exitCode = status.parts.every(({isUp}) => isUp) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'unknown failure'}\n`)
  process.exitCode = 2
}
