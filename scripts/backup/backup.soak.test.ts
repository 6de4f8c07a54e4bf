import {execFile} from 'node:child_process'
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {gunzipSync, gzipSync} from 'node:zlib'
import {startContentLake} from '#content-lake/start-content-lake.ts'
import {freePort} from '#lib/testing/listen.ts'
import {AdviceError} from '#lib/describe-failure.ts'
import {readBackup} from '#registrations/backup/read-backup.ts'
import {writeBackup} from '#registrations/backup/write-backup.ts'
import {eraseAddress} from '#registrations/domain/erase.ts'
import {readMessages, readRegistrations} from '#registrations/store/read-rows.ts'
import {receiveMessage} from '#registrations/domain/receive-message.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {collect, describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {friday, sampleMessage, sampleRegistration, signer} from '#registrations/testing/people.ts'
import {countRows} from '#registrations/domain/statistics.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const tokens = {
  SANITY_API_READ_TOKEN: 'a read token for tests',
  SANITY_API_WRITE_TOKEN: 'a write token for tests',
}

afterAll(() => rmSync(folder, {recursive: true, force: true}))

async function fill(store: RegistrationStore): Promise<void> {
  await registerInterest(store, signer, sampleRegistration({area: 'hackney', forWhom: 'me'}))
  await registerInterest(store, signer, sampleRegistration({name: 'Zoë', email: 'zoe@example.org'}))
  await receiveMessage(store, signer, sampleMessage({message: 'Two lines:\n“quoted”'}))
  await registerInterest(store, signer, sampleRegistration({email: 'gone@example.org'}))
  await eraseAddress(store, signer, 'gone@example.org', friday)
}

/** Returns everything that the operator's commands read. */
async function contentOf(store: RegistrationStore): Promise<unknown> {
  const {database} = store
  return [
    await countRows(database),
    await collect(readRegistrations(database)),
    await collect(readMessages(database)),
    await database.selectFrom('suppression').selectAll().execute(),
  ]
}

async function linesOf(store: RegistrationStore): Promise<unknown[]> {
  const lines: unknown[] = []
  await writeBackup(
    store.database,
    (line) => {
      lines.push(line)
      return Promise.resolve()
    },
    friday,
  )
  return lines
}

async function* stream(lines: readonly unknown[]): AsyncGenerator {
  for (const line of lines) yield await Promise.resolve(line)
}

describeOnEachDatabase('backup of registrations (OPS-11)', (databases) => {
  it('is restored completely into a database without tables or rows', async () => {
    const store = await databases.store()
    await fill(store)
    const lines = await linesOf(store)
    for (const isStarted of [false, true]) {
      const address = await databases.address()
      if (isStarted) await (await openRegistrationStore(address)).close()
      expect(await readBackup(address, stream(lines))).toBe(lines.length - 2)
      const restored = await openRegistrationStore(address)
      expect(await contentOf(restored)).toEqual(await contentOf(store))
      await restored.close()
    }
  })

  it('is refused when it is truncated or newer than the site, or when the database has rows', async () => {
    const store = await databases.store()
    await fill(store)
    const [head, ...rows] = await linesOf(store)
    const target = await databases.address()
    const refused = async (lines: readonly unknown[]) =>
      await expect(readBackup(target, stream(lines))).rejects.toThrow(AdviceError)
    await refused([head, ...rows.slice(0, -1)])
    await refused([head, ...rows.slice(1)])
    await refused([{backup: 'registrations', takenAt: '', migration: '2099-01-01-later'}, ...rows])
    await refused(rows)
    await refused([])
    // A refused backup leaves no rows.
    await readBackup(target, stream([head, ...rows]))
    await refused([head, ...rows])
  })
})

describe('npm run backup and npm run restore (OPS-11)', () => {
  const run = (environment: Readonly<Record<string, string>>, ...parameters: string[]) =>
    new Promise<{code: number; text: string}>((resolve) => {
      const file = join(import.meta.dirname, 'backup.ts')
      const env = {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_NO_WARNINGS: '1',
        LINK_SIGNING_SECRET: 'a secret for the tests',
        SANITY_REVALIDATE_SECRET: 'a secret for the tests',
        ...tokens,
        ...environment,
      }
      execFile(process.execPath, [file, ...parameters], {env}, (error, out, message) => {
        resolve({code: typeof error?.code === 'number' ? error.code : 0, text: out + message})
      })
    })

  it('copy content and registrations of a running site to an empty installation', async () => {
    const running = join(folder, 'running')
    const backup = join(folder, 'backup')
    const store = await openRegistrationStore(`file:${join(running, 'site.db')}`)
    await fill(store)
    const startLake = (dataFolder: string) =>
      startContentLake({
        dataDir: join(dataFolder, 'content-lake'),
        port: 0,
        dataset: 'production',
        readToken: tokens.SANITY_API_READ_TOKEN,
        writeToken: tokens.SANITY_API_WRITE_TOKEN,
      })
    const lake = await startLake(running)
    const document = {_id: 'settings', _type: 'siteSettings', brand: 'Lamplight'}
    const request = async (port: number, path: string, body?: unknown) =>
      await fetch(`http://127.0.0.1:${port}/v2025-02-19/data/${path}`, {
        headers: {
          authorization: `Bearer ${tokens.SANITY_API_WRITE_TOKEN}`,
          'content-type': 'application/json',
        },
        ...(body !== undefined && {method: 'POST', body: JSON.stringify(body)}),
      })
    expect(
      (await request(lake.port, 'mutate/production', {mutations: [{create: document}]})).ok,
    ).toBe(true)
    const taken = await run(
      {DATA_DIR: running, CONTENT_LAKE_PORT: String(lake.port)},
      'backup',
      backup,
    )
    expect(taken).toMatchObject({code: 0})
    // Only the user who made the backup may read personal data.
    expect(statSync(backup).mode & 0o77).toBe(0)
    expect(statSync(join(backup, 'registrations.ndjson.gz')).mode & 0o77).toBe(0)
    await lake.close()

    const empty = {DATA_DIR: join(folder, 'empty'), CONTENT_LAKE_PORT: String(lake.port)}
    expect(await run(empty, 'restore', backup)).toMatchObject({code: 0})
    const restored = await openRegistrationStore(`file:${join(folder, 'empty', 'site.db')}`)
    expect(await contentOf(restored)).toEqual(await contentOf(store))
    await Promise.all([restored.close(), store.close()])
    const again = await startLake(join(folder, 'empty'))
    const response = await (await request(again.port, 'doc/production/settings')).text()
    await again.close()
    expect(response).toContain('Lamplight')

    const second = await run(empty, 'restore', backup)
    expect([second.code, second.text]).toEqual([1, expect.stringContaining('not empty')])

    const file = join(backup, 'registrations.ndjson.gz')
    const text = gunzipSync(readFileSync(file)).toString()
    writeFileSync(file, gzipSync(text.slice(0, text.length / 2)))
    const third = {...empty, DATA_DIR: join(folder, 'third')}
    expect(await run(third, 'restore', backup)).toMatchObject({code: 1})
  })

  it('keep the newest backups, and tell a complete one from a damaged one', async () => {
    const site = {DATA_DIR: join(folder, 'kept'), CONTENT_LAKE_PORT: String(await freePort())}
    const backups = join(folder, 'backups')
    for (let round = 0; round < 3; round += 1)
      expect(await run(site, 'backup', backups, '--keep', '2')).toMatchObject({code: 0})
    const generations = readdirSync(backups).toSorted()
    expect(generations).toHaveLength(2)
    const newest = join(backups, generations[1] ?? '')
    const {text} = await run(site, 'restore', newest, '--check')
    expect(text).toContain('is complete')
    // The check changes nothing.
    expect(await run(site, 'restore', newest, '--check')).toMatchObject({code: 0})
    writeFileSync(join(newest, 'registrations.ndjson.gz'), gzipSync('{}\n'))
    expect(await run(site, 'restore', newest, '--check')).toMatchObject({code: 1})
  })

  it('print their usage when no folder is given', async () => {
    const {code, text} = await run({}, 'backup')
    expect([code, text]).toEqual([1, expect.stringContaining('npm run backup -- <folder>')])
  })
})
