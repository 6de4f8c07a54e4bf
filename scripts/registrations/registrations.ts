import {join} from 'node:path'
import {readDatabaseUrl} from '#config/database.ts'
import {readLinkSecrets} from '#config/secrets.ts'
import {announceArea} from '#registrations/domain/announce-area.ts'
import {eraseAddress} from '#registrations/domain/erase.ts'
import {purge} from '#registrations/domain/purge.ts'
import {readMessages, readRegistrations} from '#registrations/store/read-rows.ts'
import {createSigner} from '#registrations/domain/signing.ts'
import {countRows} from '#registrations/domain/statistics.ts'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {EventLog} from '#scripts/analytics-endpoint/event-log.ts'
import {readLocalEnvironment} from '#scripts/cli/local-environment.ts'
import {readSettings} from '#scripts/cli/settings.ts'
import {eraseAppInterest, readAppInterest} from './app-interest.ts'
import {type Command, parseCommand, usage, UsageError} from './arguments.ts'
import {readOpenArea} from './read-open-area.ts'
import {csvRecord, writeRows} from './write-rows.ts'

/** `npm run --silent registrations -- …`: commands for operators, which work while the site runs. */
const root = join(import.meta.dirname, '..', '..')

// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

try {
  const command = parseCommand(process.argv.slice(2))
  const {environment, dataFolder} = readSettings(
    root,
    readLocalEnvironment(join(root, '.env.local'), process.env),
    false,
  )
  const store = await openRegistrationStore(readDatabaseUrl(environment))
  try {
    await run(command, store, environment, new EventLog(dataFolder))
  } finally {
    await store.close()
  }
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}\n`)
    process.exitCode = 2
  } else {
    process.stderr.write(`${error instanceof Error ? error.message : 'unknown failure'}\n`)
    process.exitCode = 1
  }
}

async function run(
  command: Command,
  store: RegistrationStore,
  environment: Readonly<Record<string, string | undefined>>,
  events: EventLog,
): Promise<void> {
  const {database} = store
  const signer = () => createSigner(readLinkSecrets(environment).current)
  switch (command.name) {
    case 'export':
      await writeRows(readRegistrations(database), 'export', command.format, process.stdout)
      return
    case 'messages':
      await writeRows(readMessages(database), 'messages', command.format, process.stdout)
      return
    case 'erase':
      print({
        ...(await eraseAddress(store, signer(), command.email, new Date())),
        appInterest: eraseAppInterest(events, command.email),
      })
      return
    case 'app-interest':
      process.stdout.write(csvRecord(['receivedAt', 'email', 'store']))
      for (const {receivedAt, email, store: appStore} of readAppInterest(events))
        process.stdout.write(csvRecord([receivedAt, email, appStore]))
      return
    case 'purge':
      print(await purge(store, signer(), new Date()))
      return
    case 'area-open': {
      const area = await readOpenArea(environment, command.area)
      // Sends no e-mail to people whose retention period has ended.
      await purge(store, signer(), new Date())
      print(await announceArea(store, area, new Date()))
      return
    }
    case 'stats':
      print(await countRows(database))
  }
}

function print(result: object): void {
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
}
