import {join} from 'node:path'
import {readDatabaseUrl, readLinkSecrets} from '#config/configuration.ts'
import type {Environment} from '#lib/read-environment.ts'
import {announceArea, countWaiting} from '#registrations/domain/announce-area.ts'
import {stopAnnouncement, type Wave} from '#registrations/domain/announcement.ts'
import {emailKeyOf} from '#registrations/domain/email-key.ts'
import {eraseAddress} from '#registrations/domain/erase.ts'
import {type PersonalData, showPerson} from '#registrations/domain/show-person.ts'
import {purge} from '#registrations/domain/purge.ts'
import {readMessages, readRegistrations} from '#registrations/store/read-rows.ts'
import {countSubscribers, sendNewsletter} from '#registrations/domain/send-newsletter.ts'
import {createSigner, type Signer} from '#registrations/domain/signing.ts'
import {countGroups, countRows} from '#registrations/domain/statistics.ts'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {EventLog} from '#scripts/analytics-endpoint/event-log.ts'
import {readLocalEnvironment} from '#scripts/cli/local-environment.ts'
import {readSettings} from '#scripts/cli/settings.ts'
import type {Grouping, RegistrationGroup} from '#shared/registration-counts.ts'
import {appInterestOf, eraseAppInterest, readAppInterest} from './app-interest.ts'
import {
  type Announcement,
  type Command,
  parseCommand,
  sends,
  usage,
  UsageError,
} from './arguments.ts'
import {checkUpdate, readOpenArea} from './published-content.ts'
import {byteOrderMark, csvRecord, writeRows} from './write-rows.ts'

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
  environment: Environment,
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
      process.stdout.write(byteOrderMark + csvRecord(['receivedAt', 'email', 'store']))
      for (const {receivedAt, email, store: appStore} of readAppInterest(events))
        process.stdout.write(csvRecord([receivedAt, email, appStore]))
      return
    case 'purge':
      print(await purge(store, signer(), new Date()))
      return
    case 'show': {
      const rows = await showPerson(database, signer(), command.email)
      const appInterest = appInterestOf(events, command.email)
      printPerson({...rows, appInterest}, command.format)
      return
    }
    case 'area-open':
    case 'newsletter':
      await announce(command, store, signer(), environment)
      return
    case 'stats':
      if (command.by === undefined) print(await countRows(database))
      else printGroups(command.by, await countGroups(store, command.by))
  }
}

async function announce(
  command: Announcement,
  store: RegistrationStore,
  signer: Signer,
  environment: Environment,
): Promise<void> {
  const {name, limit, to, stop} = command
  const about = name === 'newsletter' ? command.update : command.area
  if (stop) {
    const kind = name === 'newsletter' ? name : 'areaOpen'
    print({withdrawn: await stopAnnouncement(store, kind, about)})
    return
  }
  const {count, queue} =
    name === 'newsletter'
      ? await newsletterOf(store, environment, about)
      : await openingOf(store, environment, about)
  // Sends no e-mail to people whose retention period has ended.
  await purge(store, signer, new Date())
  if (!sends(command)) {
    print(await count())
    const option = name === 'newsletter' ? '--send' : '--yes'
    process.stderr.write(
      `Nothing was sent. Add ${option} to send, and --limit or --to to begin with a few.\n`,
    )
    return
  }
  const queued = await queue({limit, onlyTo: to === undefined ? undefined : emailKeyOf(to)})
  if (to !== undefined && queued === 0)
    throw new Error(`${to} did not ask for this e-mail, or has it already.`)
  print({queued, ...(await count())})
}

async function openingOf(store: RegistrationStore, environment: Environment, slug: string) {
  const area = await readOpenArea(environment, slug)
  return {
    count: () => countWaiting(store.database, area),
    queue: (wave: Wave) => announceArea(store, area, new Date(), wave),
  }
}

async function newsletterOf(store: RegistrationStore, environment: Environment, update: string) {
  await checkUpdate(environment, update)
  return {
    count: () => countSubscribers(store.database, update),
    queue: (wave: Wave) => sendNewsletter(store, update, new Date(), wave),
  }
}

function printPerson(data: PersonalData, format: 'text' | 'json'): void {
  if (format === 'json') {
    print(data)
    return
  }
  const lines = Object.entries(data).flatMap(([table, rows]) => [
    `${table}: ${rows.length}`,
    ...rows.flatMap((row) => [
      ...Object.entries(row).flatMap(([name, value]) =>
        value === null ? [] : [`  ${name}: ${String(value).replaceAll('\n', '\n    ')}`],
      ),
      '',
    ]),
  ])
  process.stdout.write(`${lines.join('\n')}\n`)
}

function printGroups(by: Grouping, groups: readonly RegistrationGroup<number>[]): void {
  const head = {key: by, patients: 'patients', professionals: 'professionals'}
  const rows = [head, ...groups.map((group) => ({...group, key: group.key || '(none)'}))]
  const keyWidth = Math.max(...rows.map(({key}) => key.length))
  for (const {key, patients, professionals} of rows) {
    const counts = `${String(patients).padStart(10)}${String(professionals).padStart(15)}`
    process.stdout.write(`${key.padEnd(keyWidth)}${counts}\n`)
  }
}

function print(result: object): void {
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
}
