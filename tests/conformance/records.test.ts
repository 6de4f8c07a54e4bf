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

/** What has the form of a requirement's id and is none: encodings, digests, licences. */
const names = new Set(['UTF', 'SHA', 'MIT', 'MPL', 'OFL', 'LGPL'])

const requirements = readRequirements(read('tests/REQUIREMENTS.md'))
const ids = new Set(requirements.map(({id}) => id))

describe('the records', () => {
  it('are read from everything that can cite them', () => {
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'studio/README.md', 'next.config.ts']),
    )
    expect(files).toContain('scripts/content-lake/README.md')
    expect(files.filter((file) => /\.(test|spec)\.tsx?$/.test(file)).length).toBeGreaterThan(100)
  })

  it('name each requirement once', () => {
    expect(ids.size).toBe(requirements.length)
  })

  it('explain every requirement that is cited', () => {
    const isKnown = (id: string) => ids.has(id) || names.has(id.replace(/-\d+$/, ''))
    const broken = files.flatMap((file) =>
      citedIds(joinLines(read(file)))
        .filter((id) => !isKnown(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(broken).toEqual([])
  })
})

describe('a requirement', () => {
  const cited = new Set(
    files
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .flatMap((file) => titlesOf(file, read(file)))
      .flatMap(citedIds),
  )

  it('that is built, wholly or partly, is named in the title of a test', () => {
    const built = requirements.filter(({status}) => status !== 'not yet')
    expect(built.map(({id}) => id).filter((id) => !cited.has(id))).toEqual([])
  })

  it('that is not built yet is not named in the title of a test', () => {
    const missing = requirements.filter(({status}) => status === 'not yet')
    expect(missing.map(({id}) => id).filter((id) => cited.has(id))).toEqual([])
  })
})

describe('a citation', () => {
  it('names one requirement or a range', () => {
    expect(citedIds('X-1, Y-2 (X-10…12) X-3…X-4, Y-5 to Y-6.')).toEqual(
      'X-1 Y-2 X-10 X-11 X-12 X-3 X-4 Y-5 Y-6'.split(' '),
    )
    expect(citedIds('image-X-1 X-1-Y x-1 X1')).toEqual([])
  })

  it('counts for a test in its title, not in its comments or its data', () => {
    const text = `
      // X-1
      describe('X-2: a', () => {
        it.each([['X-3: b', 'X-4']])('%s', () => expect('see X-5'))
        test.describe(\`X-6 \${name}\`, () => {})
      })`
    expect(titlesOf('a.test.ts', text).flatMap(citedIds)).toEqual(['X-2', 'X-3', 'X-6'])
  })
})

describe('a row', () => {
  it('has an id, a status and a requirement, and says what is missing unless it is built', () => {
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
    'is not %j',
    (row) => {
      expect(() => readRequirements(row)).toThrow('Not a row')
    },
  )
})
