import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {type PrivatePostgres, startPostgres} from './postgres.ts'

export interface FreshDatabases {
  /** @returns the address of a new, empty database */
  address: () => Promise<string>
  /** @returns an open store on a new database; it is closed after the test */
  store: () => Promise<RegistrationStore>
}

/** Runs the same tests on SQLite and on a real PostgreSQL server. */
export function describeOnEachDatabase(
  title: string,
  tests: (databases: FreshDatabases) => void,
): void {
  describe(`${title} on SQLite`, () => {
    const folders: string[] = []
    run(tests, () => {
      const folder = mkdtempSync(join(tmpdir(), 'interest-'))
      folders.push(folder)
      return Promise.resolve(`file:${join(folder, 'deeper', 'site.db')}`)
    })
    afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})))
  })

  describe(`${title} on PostgreSQL`, () => {
    let server: PrivatePostgres | undefined
    beforeAll(async () => {
      server = await startPostgres()
    }, 300_000)
    run(tests, () => server?.createDatabase() ?? Promise.reject(new Error('not started')))
    afterAll(async () => await server?.stop())
  })
}

function run(tests: (databases: FreshDatabases) => void, address: FreshDatabases['address']): void {
  const open: RegistrationStore[] = []
  tests({
    address,
    store: async () => {
      const store = await openRegistrationStore(await address())
      open.push(store)
      return store
    },
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((store) => store.close()))
  })
}

export async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}
