import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {DatabaseSync} from 'node:sqlite'
import {dirname, join} from 'node:path'
import {sql} from 'kysely'
import {describeFailure} from '#lib/describe-failure.ts'
import {eraseAddress} from '#registrations/domain/erase.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {openRegistrationStore, type RegistrationStore} from './open-store.ts'
import {
  describeOnEachDatabase,
  rowsIn,
  sqliteDatabases,
} from '#registrations/testing/each-database.ts'
import {friday, sampleRegistration, signer} from '#registrations/testing/people.ts'

const suppress = (transaction: RegistrationStore['database'], hash: string) =>
  transaction.insertInto('suppression').values({hash, reason: 'erased', createdAt: 'now'}).execute()

/** Bytes of the files in which a database keeps registrations. */
async function bytesOf(store: RegistrationStore, address: string): Promise<string> {
  if (store.kind === 'sqlite') {
    const folder = dirname(address.replace('file:', ''))
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('')
  }
  await sql`checkpoint`.execute(store.database)
  const {rows} = await sql<{bytes: string}>`
    select encode(pg_read_binary_file(pg_relation_filepath('registration')), 'escape') as bytes
  `.execute(store.database)
  return rows[0]?.bytes ?? ''
}

describeOnEachDatabase('registration store', (databases) => {
  it('opens one database several times in parallel, and again after it was closed', async () => {
    const address = await databases.address()
    const stores = await Promise.all([1, 2, 3, 4].map(() => openRegistrationStore(address)))
    await Promise.all(stores.map((store) => registerInterest(store, signer, sampleRegistration())))
    await Promise.all(stores.map((store) => store.close()))
    const reopened = await openRegistrationStore(address)
    expect(await rowsIn(reopened).registration()).toMatchObject([{email: 'Ada@Example.com'}])
    await reopened.close()
  })

  it('stores other writes when one of them fails', async () => {
    const store = await databases.store()
    const results = await Promise.allSettled(
      Array.from({length: 40}, (_, index) =>
        store.write(async (transaction) => {
          await suppress(transaction, `hash ${index}`)
          if (index % 10 === 3) throw new Error('at fault')
        }),
      ),
    )
    const failed = results.flatMap(({status}, index) => (status === 'rejected' ? [index] : []))
    expect(failed).toEqual([3, 13, 23, 33])
    const rows = await rowsIn(store).suppression()
    expect(rows).toHaveLength(36)
    expect(rows.map(({hash}) => hash)).not.toContain('hash 3')
  })

  it('runs each write once when two processes write about the same people in another order', async () => {
    const address = await databases.address()
    const stores = await Promise.all([1, 2].map(() => openRegistrationStore(address)))
    const people = Array.from('abcdefgh', (name) => `${name}@example.org`)
    const runs: string[] = []
    const writes = stores.flatMap((store, index) =>
      (index === 0 ? people : people.toReversed()).map((person) =>
        store.writeGrouped(person, async (transaction) => {
          runs.push(person)
          await suppress(transaction, `${index} ${person}`)
        }),
      ),
    )
    await Promise.all(writes)
    expect(runs).toHaveLength(writes.length)
    await Promise.all(stores.map((store) => store.close()))
  })

  it('reads while a write waits for a lock', async () => {
    const address = await databases.address()
    const [other, store] = await Promise.all([
      openRegistrationStore(address),
      openRegistrationStore(address),
    ])
    const begun = Promise.withResolvers<undefined>()
    const allowed = Promise.withResolvers<undefined>()
    const holding = other.write(async (transaction) => {
      await suppress(transaction, 'one')
      begun.resolve(undefined)
      await allowed.promise
    })
    await begun.promise
    const waiting = store.write((transaction) => suppress(transaction, 'one'))
    const bothDone = Promise.allSettled([holding, waiting])
    expect(await rowsIn(store).suppression()).toEqual([])
    allowed.resolve(undefined)
    expect((await bothDone).map(({status}) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await rowsIn(store).suppression()).toHaveLength(1)
    await Promise.all([other.close(), store.close()])
  })

  it('keeps nothing of an erased person in the files of the database (LAW-3)', async () => {
    const address = await databases.address()
    const store = await openRegistrationStore(address)
    const names = ['Zuleika', ...Array.from({length: 200}, (_, index) => `Other${index}`)]
    for (const name of names) {
      const incoming = sampleRegistration({name, email: `${name}@example.com`})
      await registerInterest(store, signer, incoming)
    }
    expect(await bytesOf(store, address)).toContain('Zuleika')
    await eraseAddress(store, signer, 'zuleika@example.com', friday)
    const left = await bytesOf(store, address)
    expect(left).toContain('Other7')
    expect(left).not.toMatch(/zuleika/i)
    await store.close()
  })

  it('stores text of any script and quotes unchanged', async () => {
    const store = await databases.store()
    const name = `Nguyễn 李小龍 O’Brien "x" '); drop table registration; --`
    await registerInterest(store, signer, sampleRegistration({lastName: name}))
    expect(await rowsIn(store).registration()).toMatchObject([{lastName: name}])
  })
})

describe('openRegistrationStore', () => {
  const databases = sqliteDatabases()

  /** The address and path of a file in a new folder. */
  async function newFile() {
    const address = await databases.address()
    const file = address.slice('file:'.length)
    mkdirSync(dirname(file))
    return {address, file}
  }

  it('rejects writes outside a transaction on SQLite', async () => {
    const {database} = await databases.store()
    await expect(database.deleteFrom('suppression').execute()).rejects.toThrow('readonly')
  })

  it('names the supported addresses when given another (API-5)', async () => {
    await expect(openRegistrationStore('mysql://localhost/x')).rejects.toThrow('"mysql:"')
  })

  it('names the remedy for a damaged file', async () => {
    const {address, file} = await newFile()
    writeFileSync(file, 'no database'.repeat(1000))
    await expect(openRegistrationStore(address)).rejects.toThrow(/site\.db is damaged.*restore/)
  })

  it('creates files that only their owner can read', async () => {
    const {address, file} = await newFile()
    const store = await openRegistrationStore(address)
    await registerInterest(store, signer, sampleRegistration())
    for (const path of [file, `${file}-wal`])
      expect((statSync(path).mode & 0o077).toString(8)).toBe('0')
    await store.close()
  })

  it('refuses tables of another version, and says what to do with them', async () => {
    const {address, file} = await newFile()
    const old = new DatabaseSync(file)
    old.exec(`
      create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
      insert into kysely_migration values ('0.9.0', '2026-11-20T00:00:00Z');
      create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
      insert into kysely_migration_lock values ('migration_lock', 0);
    `)
    old.close()
    const failure: unknown = await openRegistrationStore(address).catch((error: unknown) => error)
    // The log shows the advice, too.
    expect(describeFailure(failure)).toMatch(/Another version.*export.*empty database/)
  })
})
