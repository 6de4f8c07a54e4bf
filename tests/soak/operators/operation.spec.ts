import {randomUUID} from 'node:crypto'
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {parseEnv} from 'node:util'
import {expect, test} from '@playwright/test'
import {createMailLinks} from '#registrations/mail/links.ts'
import {createSigner} from '#registrations/domain/signing.ts'
import {linkPages} from '#shared/html-forms.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {ensureFree} from '#scripts/cli/wait-for.ts'
import {cloneLakePort, clonePort} from '#tests/support/addresses.ts'
import {copyLake} from '#tests/support/lake-copy.ts'
import {type HandbookStep, readHandbookSteps, withSettings} from '#tests/support/handbook-steps.ts'
import {isolatedFolder} from '#tests/support/isolated-site.ts'
import {secrets} from '#tests/support/secrets.ts'
import {type Printed, SiteClone} from '#tests/support/site-clone.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const steps = readHandbookSteps(read('docs/operations.md'))

/** Places that this test cannot type in, with the reason. */
const notRunnable: Readonly<Record<string, string>> = {
  'On the server, as root': 'makes users and services of a machine that tests do not own',
  'On the Docker host': 'needs a container engine',
  'In the folder of the site, to manage registrations': 'operator.spec.ts types them',
}

const folder = isolatedFolder('operation')
const email = 'operated@example.org'

/** A machine on which the document is followed. */
class Machine {
  readonly clone: SiteClone
  /** Stands for `/var/lib/lamplight` of the document. */
  dataFolder = join(folder, 'var')
  settings: Readonly<Record<string, string>> = {}
  /** The `systemd-run` command of the document, up to npm. */
  prefix = ''
  /** Link in an e-mail that was signed before the secret changed. */
  link = ''

  constructor(processes: Processes) {
    this.clone = new SiteClone(join(folder, 'clone'), processes)
  }

  get environment(): Readonly<Record<string, string>> {
    return {...this.settings, DATA_DIR: this.dataFolder}
  }

  /** @param line - as in the document; the folder of a server's data is replaced with one of this test */
  async run(line: string): Promise<void> {
    const expectPrinted = expectations[line]
    if (expectPrinted === undefined) throw new Error(`No output is expected for "${line}".`)
    const here = line.replaceAll('/var/lib/lamplight', this.dataFolder)
    const typed = async () => expectPrinted(await this.clone.run(here, this.environment))
    // A service that responds late on a busy computer counts as down at first.
    if (line.endsWith(' status')) await expect(typed).toPass({timeout: 60_000})
    else await typed()
  }

  async start(): Promise<void> {
    await this.clone.start(this.environment)
  }

  /** Stops the site with all of its processes. */
  async stop(): Promise<void> {
    if (!this.clone.isRunning) return
    expect(await this.clone.stop()).toBe(0)
    await ensureFree(clonePort, 'PORT')
    await ensureFree(cloneLakePort, 'CONTENT_LAKE_PORT')
  }

  async running(): Promise<void> {
    if (this.clone.isRunning) return
    await this.start()
    await this.register()
  }

  /** Registers a person and remembers the link in their e-mail, signed with the current secret. */
  async register(): Promise<void> {
    const response = await fetch(`${this.clone.origin}/api/interest/register`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({name: 'Ada', lastName: 'Lovelace', email, role: 'patient'}),
    })
    expect(response.status).toBe(201)
    const id = this.registrationId()
    const {LINK_SIGNING_SECRET = ''} = parseEnv(readFileSync(this.clone.environmentFile, 'utf8'))
    this.link = createMailLinks(this.clone.origin, createSigner(LINK_SIGNING_SECRET)).leave(id)
  }

  registrationId(): string {
    const database = new DatabaseSync(join(this.dataFolder, 'site.db'), {
      readOnly: true,
      timeout: 5000,
    })
    try {
      return String(database.prepare('select id from registration').get()?.['id'])
    } finally {
      database.close()
    }
  }
}

/** Checks of what each command prints. */
const expectations: Readonly<Record<string, (printed: Printed) => void>> = {
  'npm run --silent status': expectHealthy,
  'npm run backup -- ../backup': (printed) => {
    expectBackup(printed)
    expect(existsSync(join(folder, 'backup', 'registrations.ndjson.gz'))).toBe(true)
  },
  'npm run restore -- ../backup': ({code, text}) => {
    expect(text).toMatch(/^Restored [1-9]\d* documents\.$/m)
    expect(text).toMatch(/^Restored [1-9]\d* rows of registrations and messages\.$/m)
    expect(code).toBe(0)
  },
}

function expectHealthy({code, text}: Printed): void {
  expect(text).toMatch(/^site +up {4}http/m)
  expect(text).toMatch(/^content lake +up /m)
  expect(text).toMatch(/^database +up /m)
  expect(text).toMatch(/^e-mails +1 waiting, the oldest since /m)
  expect(text).toMatch(/^webhooks +0 waiting$/m)
  expect(code).toBe(0)
}

function expectBackup({code, text}: Printed): void {
  expect(text).toMatch(/^[1-9]\d* rows of registrations and messages are in /m)
  expect(text).toMatch(/^[1-9]\d* documents and [1-9]\d* assets are in /m)
  expect(code).toBe(0)
}

/** Types the lines of a block, by its place. */
const places: Readonly<Record<string, (machine: Machine, lines: string[]) => Promise<void>>> = {
  'In /etc/lamplight.env': (machine, lines) => {
    const settings = Object.entries(parseEnv(lines.join('\n')))
    machine.settings = Object.fromEntries(settings.map(([name, value = '']) => [name, value]))
    return Promise.resolve()
  },
  'On the server, as root; replace npm and its arguments for another command': async (
    machine,
    lines,
  ) => {
    await machine.running()
    const [, prefix = '', command = ''] = /^(systemd-run .*)(npm .*)$/.exec(lines.join('\n')) ?? []
    // The command must use the settings of the service's unit.
    const unit = read('scripts/deploy/lamplight.service')
    for (const [, setting = ''] of prefix.matchAll(/ -E (\S+)/g))
      expect(unit).toContain(`\nEnvironment=${setting}\n`)
    expect(unit).toContain(`\n${/ -p (EnvironmentFile=\S+)/.exec(prefix)?.[1] ?? 'none'}\n`)
    machine.prefix = prefix
    await machine.run(command)
  },
  'On the server, as root, with the command above': async (machine, lines) => {
    expect(machine.prefix).not.toBe('')
    await machine.running()
    for (const line of lines) await machine.run(line.replace(/^… /, ''))
  },
  'In the folder of the site, while it runs': async (machine, lines) => {
    await machine.running()
    for (const line of lines) await machine.run(line)
  },
  'On an empty machine, before its first npm start': async (machine, lines) => {
    await machine.stop()
    machine.dataFolder = join(folder, 'another')
    for (const line of lines) await machine.run(line)
  },
  'In .env.local': (machine, lines) => {
    const made = randomUUID()
    const {environmentFile} = machine.clone
    const text = withSettings(readFileSync(environmentFile, 'utf8'), lines, made)
    writeFileSync(environmentFile, text)
    expect(parseEnv(text)).toMatchObject({
      LINK_SIGNING_SECRET: made,
      LINK_SIGNING_SECRET_PREVIOUS: secrets.LINK_SIGNING_SECRET,
    })
    return Promise.resolve()
  },
  'In the folder of the site, which has been stopped': async (machine, lines) => {
    expect(lines).toEqual(['npm start'])
    await machine.stop()
    await machine.start()
    // The link was signed before the secret changed, on another server (OPS-12).
    const left = await fetch(machine.link, {method: 'POST', redirect: 'manual'})
    expect([left.status, left.headers.get('location')]).toEqual([303, linkPages.left])
  },
}

test('every command block of docs/operations.md says where to type it, and is typed here unless it cannot be', () => {
  const named = steps.map(({place}) => place)
  expect([...new Set(named)].toSorted()).toEqual(
    [...Object.keys(places), ...Object.keys(notRunnable)].toSorted(),
  )
})

test('docs/operations.md works from top to bottom on a clone (OPS-10, OPS-11, OPS-12)', async () => {
  test.setTimeout(180_000)
  rmSync(folder, {recursive: true, force: true})
  const processes = new Processes()
  try {
    const machine = new Machine(processes)
    copyLake(machine.dataFolder)
    // The build's image URLs are signed with this secret; `npm start` creates the others.
    const {LINK_SIGNING_SECRET} = secrets
    writeFileSync(machine.clone.environmentFile, `LINK_SIGNING_SECRET=${LINK_SIGNING_SECRET}\n`)
    for (const step of steps) await follow(machine, step)
    await machine.stop()
    // Tests that search for source files would find the clone's.
    rmSync(folder, {recursive: true, force: true})
  } finally {
    await processes.stopAll()
  }
})

async function follow(machine: Machine, {place, lines}: HandbookStep): Promise<void> {
  const type = places[place]
  const reason = notRunnable[place]
  if (type !== undefined)
    await test.step(`${place}: ${lines.join('; ')}`, () => type(machine, lines))
  else test.info().annotations.push({type: 'not typed here', description: `${place}: ${reason}`})
}
