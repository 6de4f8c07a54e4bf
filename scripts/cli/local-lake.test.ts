import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {freePort} from '#lib/testing/listen.ts'
import {withAnyLake, withOwnLake} from './local-lake.ts'
import {readSettings} from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'local-lake-'))
const root = join(import.meta.dirname, '..', '..')

afterAll(() => rmSync(folder, {recursive: true}))

it('uses the running lake of the data folder, and never that of another one', async () => {
  const port = await freePort()
  const settingsOf = (name: string) =>
    readSettings(
      root,
      {
        CONTENT_LAKE_PORT: String(port),
        DATA_DIR: join(folder, name),
        SANITY_API_READ_TOKEN: 'read-token-of-the-test',
        SANITY_API_WRITE_TOKEN: 'write-token-of-the-test',
      },
      false,
    )
  const count = (name: string) =>
    withAnyLake(settingsOf(name), (client) => client.fetch<number>('count(*[_type == "page"])'))
  await withOwnLake(settingsOf('own'), async (client) => {
    await client.create({_id: 'page-a', _type: 'page'})
    expect(await count('own')).toBe(1)
    await expect(count('another')).rejects.toThrow(`Port ${port} is in use`)
  })
  expect(await count('another')).toBe(0)
})
