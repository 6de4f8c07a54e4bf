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
  describe(`${title} on SQLite`, () => tests(sqliteDatabases()))

  describe(`${title} on PostgreSQL`, () => {
    let server: PrivatePostgres | undefined
    beforeAll(async () => {
      server = await startPostgres()
    }, 300_000)
    tests(closing(() => server?.createDatabase() ?? Promise.reject(new Error('not started'))))
    afterAll(async () => await server?.stop())
  })
}

/** For decisions that don't depend on the database. Call it outside of tests. */
export function sqliteDatabases(): FreshDatabases {
  const folder = mkdtempSync(join(tmpdir(), 'interest-'))
  let files = 0
  const databases = closing(() =>
    Promise.resolve(`file:${join(folder, String(++files), 'site.db')}`),
  )
  afterAll(() => rmSync(folder, {recursive: true}))
  return databases
}

function closing(address: FreshDatabases['address']): FreshDatabases {
  const open: RegistrationStore[] = []
  afterEach(async () => {
    await Promise.all(open.splice(0).map((store) => store.close()))
  })
  return {
    address,
    store: async () => {
      const store = await openRegistrationStore(await address())
      open.push(store)
      return store
    },
  }
}

/** Reads all rows of a table. */
export const rowsIn = ({database}: RegistrationStore) => ({
  registration: () => database.selectFrom('registration').selectAll().orderBy('id').execute(),
  message: () => database.selectFrom('message').selectAll().orderBy('id').execute(),
  consent: () => database.selectFrom('consent').selectAll().orderBy('id').execute(),
  outbox: () => database.selectFrom('outbox').selectAll().orderBy('kind').execute(),
  requestLog: () => database.selectFrom('requestLog').selectAll().execute(),
  suppression: () => database.selectFrom('suppression').selectAll().execute(),
  areaNotice: () => database.selectFrom('areaNotice').selectAll().execute(),
})

export async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}
