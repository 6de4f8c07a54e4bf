import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const {scripts} = z
  .object({scripts: z.record(z.string(), z.string())})
  .parse(JSON.parse(read('package.json')))

/** Files that may advise a command: handbooks, messages and comments. */
const files = globSync(
  ['*.{md,ts}', '{docs,src,studio,scripts,tests}/**/*.{md,ts,tsx,mjs,json}', '.github/**/*.yml'],
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/.output/**', 'studio/cli/.sanity/**'],
  },
)

describe('advised npm commands', () => {
  const advised = files.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:--?[\w-]+ )*([a-z][\w-]*(?::[a-z][\w-]*)*)/g)].map(
      ([, script = '']) => ({file, script}),
    ),
  )

  it('are found in documents and code', () => {
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'docs/operations.md', 'studio/README.md']),
    )
    expect(advised).toContainEqual({file: 'docs/operations.md', script: 'registrations'})
    expect(advised.length).toBeGreaterThan(20)
  })

  it('exist in package.json', () => {
    expect(advised.filter(({script}) => !(script in scripts))).toEqual([])
  })
})

describe('package.json scripts', () => {
  it('run files that exist', () => {
    const missing = Object.values(scripts).filter((command) => {
      const [, file] = /^node (?:--\S+ )*(\S+)/.exec(command) ?? []
      return file !== undefined && globSync(file, {cwd: root}).length === 0
    })
    expect(missing).toEqual([])
  })
})
