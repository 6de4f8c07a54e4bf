import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {citedIds, joinLines, readRequirements, titlesOf} from '#tests/support/citations.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const thisFile = 'tests/conformance/records.test.ts'

const files = globSync(['{docs,src,studio,scripts,tests}/**/*.{ts,tsx,mjs,md}', '*.{ts,md}'], {
  cwd: root,
  exclude: (name) => ['node_modules', 'generated', 'dist', '.output'].includes(name),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== thisFile)

/** Names that look like requirement ids: encodings, digests and licences. */
const names = new Set(['UTF', 'SHA', 'MIT', 'MPL', 'OFL', 'LGPL'])

const requirements = readRequirements(read('tests/REQUIREMENTS.md'))
const ids = new Set(requirements.map(({id}) => id))

describe('REQUIREMENTS.md', () => {
  it('is compared with every file that can cite it', () => {
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'studio/README.md', 'next.config.ts']),
    )
    expect(files).toContain('scripts/content-lake/README.md')
    expect(files.filter((file) => /\.(test|spec)\.tsx?$/.test(file)).length).toBeGreaterThan(100)
  })

  it('contains each requirement once', () => {
    expect(ids.size).toBe(requirements.length)
  })

  it('contains every requirement that is cited', () => {
    const isKnown = (id: string) => ids.has(id) || names.has(id.replace(/-\d+$/, ''))
    const broken = files.flatMap((file) =>
      citedIds(joinLines(read(file)))
        .filter((id) => !isKnown(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(broken).toEqual([])
  })
})

describe('requirement', () => {
  const cited = new Set(
    files
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .flatMap((file) => titlesOf(file, read(file)))
      .flatMap(citedIds),
  )

  it('is cited in the title of a test when it is built or partly built', () => {
    const built = requirements.filter(({status}) => status !== 'not yet')
    expect(built.map(({id}) => id).filter((id) => !cited.has(id))).toEqual([])
  })

  it('is not cited in the title of a test when it is not built yet', () => {
    const missing = requirements.filter(({status}) => status === 'not yet')
    expect(missing.map(({id}) => id).filter((id) => cited.has(id))).toEqual([])
  })
})

describe('citedIds', () => {
  it('finds single requirements and ranges', () => {
    expect(citedIds('X-1, Y-2 (X-10…12) X-3…X-4, Y-5 to Y-6.')).toEqual(
      'X-1 Y-2 X-10 X-11 X-12 X-3 X-4 Y-5 Y-6'.split(' '),
    )
    expect(citedIds('image-X-1 X-1-Y x-1 X1')).toEqual([])
  })

  it('finds the ids of test titles, not those of comments or data', () => {
    const text = `
      // X-1
      describe('X-2: a', () => {
        it.each([['X-3: b', 'X-4']])('%s', () => expect('see X-5'))
        test.describe(\`X-6 \${name}\`, () => {})
      })`
    expect(titlesOf('a.test.ts', text).flatMap(citedIds)).toEqual(['X-2', 'X-3', 'X-6'])
  })
})

describe('readRequirements', () => {
  it('reads the id and the status of each row', () => {
    const rows = [
      '- **X-1** `built` a',
      '- **X-2** `partly` a _Missing: b._',
      '- **X-3** `not yet` a _Missing: b._',
    ]
    expect(readRequirements(rows.join('\n'))).toEqual([
      {id: 'X-1', status: 'built'},
      {id: 'X-2', status: 'partly'},
      {id: 'X-3', status: 'not yet'},
    ])
  })

  it.each(['- **X-1** a', '- **X-1** `partly` a', '- **X-1** `built` a _Missing: b._', '- X-1'])(
    'refuses the malformed row %j',
    (row) => {
      expect(() => readRequirements(row)).toThrow('Not a row')
    },
  )
})
