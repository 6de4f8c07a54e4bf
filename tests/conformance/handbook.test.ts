import {existsSync, globSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {companyTokenNames, composedTokenNames, settingTokenNames} from '#model/tokens.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {waitingLists} from '#studio/waiting/waiting-lists.ts'
import {sentencesOfHandbook} from '#tests/support/handbook-sentences.ts'
import {roots, fieldsBelow} from '#tests/support/schema-fields.ts'

const studio = join(import.meta.dirname, '..', '..', 'studio')
const handbook = readFileSync(join(studio, 'README.md'), 'utf8')
const structure = readFileSync(join(studio, 'structure/structure.ts'), 'utf8')
const root = join(studio, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rows = [...handbook.matchAll(/^\| (.+?) +\| .+ \|$/gm)].flatMap(([, entry = '']) =>
  entry.split(', '),
)

describe('the editors’ handbook', () => {
  it('names every entry of the list on the left, and no other', () => {
    const [items = ''] = structure.split('function pages')
    const [own = ''] = items.split("id('frame')")
    const [, afterFrame = ''] = items.split("'Consent to analytics'")
    const listed = [
      ...(own + afterFrame).matchAll(/(?:\.title\(|S,\s+'\w+',\s+)'([A-Z][^']+)'/g),
    ].map(([, title = '']) => title)
    const titles = new Set([...listed, 'Shared sections', 'Waiting for facts', 'Frame of the site'])
    // The list itself, and what stands within “Doctors and specialists”.
    for (const within of ['Content', 'Doctors', 'Specialists', 'All']) titles.delete(within)
    expect(rows.filter((entry) => entry !== 'entry' && !/^-+$/.test(entry)).toSorted()).toEqual(
      [...titles].toSorted(),
    )
  })

  it('names every fact that a word in braces is filled with', () => {
    const known = [...settingTokenNames, ...companyTokenNames, ...composedTokenNames]
    const sentence = /A word in braces is filled in from the site settings: (.+?)\. Change/.exec(
      handbook,
    )
    const named = [...(sentence?.[1] ?? '').matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !known.some((token) => token === name))).toEqual([])
    for (const name of settingTokenNames) expect(handbook).toContain(`\`{${name}}\``)
  })

  it('calls fields and tabs as forms do', () => {
    const titles = new Set(
      roots.flatMap(fieldsBelow).map(({definition}) => String(definition['title'])),
    )
    const types: readonly object[] = schemaTypes
    for (const type of types) {
      if ('groups' in type && Array.isArray(type.groups)) {
        for (const {title} of type.groups) titles.add(String(title))
      }
    }
    const quoted = [...handbook.matchAll(/[“"]([A-Z][^”"]+)[”"]/g)].map(([, title = '']) => title)
    expect(quoted.length).toBeGreaterThanOrEqual(3)
    const lists = waitingLists.map(({title}) => title)
    const documents = types.map((type) => ('title' in type ? type.title : ''))
    expect(
      quoted.filter(
        (title) => !titles.has(title) && !lists.includes(title) && !documents.includes(title),
      ),
    ).toEqual([])
  })

  it('shows pictures that are there, and light', () => {
    const pictures = [...handbook.matchAll(/!\[[^\]]{20,}\]\(([^)]+)\)/g)].map(
      ([, file = '']) => file,
    )
    expect(pictures.length).toBeGreaterThanOrEqual(4)
    for (const file of pictures) {
      expect([file, existsSync(join(studio, file))]).toEqual([file, true])
      expect(statSync(join(studio, file)).size).toBeLessThan(40_000)
    }
    expect(globSync('handbook/*.webp', {cwd: studio}).toSorted()).toEqual(pictures.toSorted())
  })
})

/** What holds each sentence of the handbook. */
const held = read('tests/handbook-sentences.md')
  .split('\n')
  .flatMap((line) => {
    const [, sentence, evidence] = /^\| (.+?) +\| ((?:test|code) `.+|people) +\|$/.exec(line) ?? []
    return sentence === undefined || evidence === undefined ? [] : [{sentence, evidence}]
  })

/** Which test a row names: a file, and the title as it stands there. */
const testOf = (evidence: string) => /^test `([^`]+)` (.+?) *$/.exec(evidence)?.slice(1, 3) ?? []

describe('the list of what holds each sentence of the handbook', () => {
  it('has every sentence, and no other', () => {
    expect(held.map(({sentence}) => sentence)).toEqual(sentencesOfHandbook(handbook))
  })

  it('names tests and files that are there', () => {
    const gone = held.filter(({evidence}) => {
      if (evidence.startsWith('people')) return false
      const [, file = ''] = /`([^`]+)`/.exec(evidence) ?? []
      if (!existsSync(join(root, file))) return true
      if (evidence.startsWith('code')) return false
      const [, title = ''] = testOf(evidence)
      return title === '' || !hasTest(read(file), title)
    })
    expect(gone).toEqual([])
  })

  it('has a journey in the Studio for each that names what is pressed or chosen there', () => {
    const steps = held.filter(({sentence}) => /\*\*|\bthree dots\b|^Open |^Press /.test(sentence))
    expect(steps.length).toBeGreaterThan(15)
    const without = steps.filter(
      ({evidence}) => !(testOf(evidence)[0] ?? '').startsWith('tests/e2e/editors/'),
    )
    expect(without).toEqual([])
  })

  it('is not a list of promises: most sentences are held by tests', () => {
    const kinds = held.map(({evidence}) => evidence.split(' ')[0])
    expect(kinds.filter((kind) => kind === 'test').length).toBeGreaterThan(held.length * 0.6)
  })
})

/** Whether a file has a test whose title begins so. */
function hasTest(code: string, title: string): boolean {
  const quoted = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(?:\\btest|\\bit|\\))\\(\\s*['"\`]${quoted}`).test(code)
}
