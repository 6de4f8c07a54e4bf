import {checkLanguage} from './language.ts'

const read = (...lines: string[]) => checkLanguage('sample.tsx', `${lines.join('\n')}\n`)
const placesIn = (...lines: string[]) =>
  read(...lines).findings.map(({line, problem}) => `${line} ${problem}`)

const fronted = 'begins with a fronted clause'

describe('checkLanguage', () => {
  it.each([
    '// Of each round, in milliseconds.',
    '/** What the form needs. */',
    '/** Returns a page. Where there is none, it throws. */',
    'const page = <p>{/* Those of the page. */}</p>',
    'const page = 1 // Such a page is public.',
  ])('reports the beginning of a sentence in %s', (comment) => {
    expect(placesIn('const first = 1', comment)).toEqual([`2 ${fronted}`])
  })

  it('reports the description of a tag', () => {
    const docstring = ['/**', ' * Reads.', ' *', ' * @param site - of the page', ' */']
    expect(placesIn(...docstring, 'read()')).toEqual([`1 ${fronted}`])
  })

  it.each([
    "it('of a page returns 404', () => {})",
    "test.describe('what visitors see', () => {})",
    "it.each([1])('those of page %s', () => {})",
    'describe(`where ${page} stands`, () => {})',
  ])('reports the test title in %s', (test) => {
    expect(placesIn('', test)).toEqual([`2 ${fronted}`])
  })

  it('reports a sentence of 36 words across lines', () => {
    const words = 'Word '.repeat(18)
    expect(placesIn(`// A short one. ${words}`, `// ${words}`)).toEqual([
      '1 has a sentence of 36 words',
    ])
    expect(placesIn(`// ${words}word.`, `// Another ${words}`)).toEqual([])
  })

  it.each([
    "const link = 'https://example.org/ // what'",
    'const page = <p>Of pages // what is text</p>',
    'const pattern = /\\/\\* what/',
    "it('returns what it stores', () => {})",
    '// @ts-check of this file',
    '/** Offers what exists. */',
  ])('accepts %s', (line) => {
    expect(placesIn(line)).toEqual([])
  })

  it('counts the lines of comments', () => {
    const {lines, commentLines} = read('/**', ' * Reads.', ' */', 'read() // twice', 'read()')
    expect([lines, commentLines]).toEqual([5, 4])
  })
})
