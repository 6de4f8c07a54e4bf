import {Pool} from 'pg'
import {startPostgres} from '#interest/testing/postgres.ts'
import {PostgresStore} from './postgres-store.ts'

it('decisions 59, 86: PostgreSQL keeps files of builds for days and the data of pages for one, from when it was needed last', async () => {
  const server = await startPostgres()
  const address = await server.createDatabase()
  const store = new PostgresStore(address)
  const pool = new Pool({connectionString: address})
  await store.open()
  const kinds = ['build', 'pageData'] as const
  for (const kind of kinds)
    for (const name of ['forgotten', 'needed']) await store.keepFile(kind, name, Buffer.from(kind))
  const pass = async (hours: number) => {
    for (const table of ['sharedFile', 'sharedPageData'])
      await pool.query(
        `update "${table}" set "neededAt" = "neededAt" - make_interval(hours => ${hours})`,
      )
  }
  const left = async (name: string) =>
    await Promise.all(
      kinds.map(async (kind) => (await store.findFile(kind, name))?.toString() ?? null),
    )
  await pass(20)
  for (const kind of kinds) expect(await store.missingFiles(kind, ['needed'])).toEqual([])
  await pass(20)
  await store.deleteOld()
  expect(await left('forgotten')).toEqual(['build', null])
  expect(await left('needed')).toEqual(['build', 'pageData'])
  await pass(14 * 24)
  await store.deleteOld()
  expect(await left('needed')).toEqual([null, null])
  await pool.end()
  await store.close()
  await server.stop()
}, 300_000)
