import {globSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {citedDecisions, joinLines} from '#tests/support/citations.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const find = (patterns: string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: (name) => ['node_modules', 'generated', 'dist', '.output'].includes(name),
  }).map((file) => file.replaceAll('\\', '/'))

const folder = 'docs/decisions'
const records = find([`${folder}/**/[0-9]*.md`]).map((file) => {
  const text = read(file)
  return {
    file,
    number: Number(basename(file).slice(0, 4)),
    title: /^# (.+)$/m.exec(text)?.[1] ?? '',
    status: /^Status: (.+)$/m.exec(text)?.[1] ?? '',
    headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading),
  }
})
const numbers = new Set(records.map(({number}) => number))
const accepted = records.filter(({status}) => status === 'accepted')

describe('decision records', () => {
  it('have a number each, which their title repeats', () => {
    expect(records.length).toBeGreaterThan(100)
    expect(numbers.size).toBe(records.length)
    expect(records.filter(({number, title}) => !title.startsWith(`${number}. `))).toEqual([])
  })

  it('have a context, a decision and consequences', () => {
    const parts = ['Context', 'Decision', 'Consequences']
    expect(records.filter(({headings}) => headings.join() !== parts.join())).toEqual([])
  })

  it('are accepted, or in the folder of superseded records', () => {
    for (const {file, status} of records) {
      const isSuperseded = file.startsWith(`${folder}/superseded/`)
      const form = isSuperseded ? /^superseded by \[\d+\]\(.+\)$|^withdrawn$/ : /^accepted$/
      expect([file, status]).toEqual([file, expect.stringMatching(form)])
    }
  })

  it('are listed in the index with title and status', () => {
    const index = [...read(`${folder}/README.md`).matchAll(/^\| +(\d+) +\| \[(.+?)\]\((.+?)\)/gm)]
    const listed = index.map(([, number, title, file]) => ({
      title: `${number}. ${title}`,
      file: `${folder}/${file}`,
    }))
    const byFile = (a: {file: string}, b: {file: string}) => a.file.localeCompare(b.file)
    expect(listed.toSorted(byFile)).toEqual(
      records.map(({title, file}) => ({title, file})).toSorted(byFile),
    )
  })
})

describe('a citation of a decision', () => {
  it('has an accepted record', () => {
    const known = new Set(accepted.map(({number}) => number))
    const files = find([
      '{src,studio,scripts,tests}/**/*.{ts,tsx,mjs,mts,md,jsonc,yaml}',
      'docs/**/*.md',
      '*.{ts,md}',
    ]).filter((file) => !file.endsWith('conformance/decisions.test.ts'))
    expect(files).toEqual(expect.arrayContaining(['next.config.ts', 'src/proxy.ts', 'README.md']))
    const broken = files.flatMap((file) =>
      citedDecisions(joinLines(read(file)))
        .filter((number) => !known.has(number))
        .map((number) => `${file}: decision ${number}`),
    )
    expect(broken).toEqual([])
  })

  it.each([
    ['see decision 8.', [8]],
    ['(decisions 4 and 5)', [4, 5]],
    ['[decision 59](decisions/0059-title.md)', [59]],
    ['decisions 4, 5 and 6, or 7 of them', [4, 5, 6]],
    ['8 decisions', []],
  ])('is read from %j', (text, expected) => {
    expect(citedDecisions(text)).toEqual(expected)
  })
})
