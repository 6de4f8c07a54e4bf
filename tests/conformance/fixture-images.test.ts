import {createHash} from 'node:crypto'
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {seedFolder} from '#scripts/seed/read-seed.ts'

const root = join(import.meta.dirname, '..', '..')
const files = globSync(['src/sections/**/*.fixtures.{ts,tsx}', 'src/content/testing/*.ts'], {
  cwd: root,
})

/** Asset ids are hashes of the files. */
const stored = new Set(
  globSync('{images,files}/*', {cwd: seedFolder}).map((file) =>
    createHash('sha1')
      .update(readFileSync(join(seedFolder, file)))
      .digest('hex'),
  ),
)

describe('images of the fixtures', () => {
  it('are images of the first content, so that the review page shows them', () => {
    const missing = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?<!files\/\S*)\b[0-9a-f]{40}\b/g)]
        .filter(([hash]) => !stored.has(hash))
        .map(([hash]) => `${file}: ${hash}`),
    )
    expect(missing).toEqual([])
  })
})
