import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const migrations = await readdir(join(root, 'studio', 'migrations'))

describe('content migrations', () => {
  it('are where `sanity migration run` looks for them', async () => {
    expect((await readdir(join(root, 'studio', 'cli', 'migrations'))).toSorted()).toEqual(
      migrations.toSorted(),
    )
  })

  it.each(migrations)('are run on local datasets and documented: %s', async (name) => {
    const [code, page] = await Promise.all(
      ['scripts/cli/migrate-content.ts', 'docs/hosted-sanity.md'].map((file) =>
        readFile(join(root, file), 'utf8'),
      ),
    )
    expect(code).toContain(`#studio/migrations/${name}/`)
    expect(page).toContain(`npx sanity migration run ${name} `)
  })
})
