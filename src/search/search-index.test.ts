import {maxQueryLength, SearchIndex} from './search-index.ts'
import {exampleEntries} from './testing/example-search.ts'

const index = await SearchIndex.of(exampleEntries)
const resultPaths = (query: string) =>
  index.find(query).flatMap(({hits}) => hits.map(({entry}) => entry.path))

describe('SearchIndex', () => {
  it.each([
    ['a word of the title', 'prices', '/pricing'],
    ['a word of the text', 'dermatology', '/specialist-visit'],
    ['a misspelt word', 'dermatolgy', '/specialist-visit'],
    ['another form of a word', 'consulting', '/specialist-visit'],
    ['a singular', 'infection', '/gp-visit'],
    ['the beginning of a word', 'cardio', '/specialists/tomasz'],
    ['a name without its accents and capitals', 'tomász WRENFIELD', '/specialists/tomasz'],
    ['a question with all its small words', 'what will it cost?', '/pricing'],
  ])('finds %s (SEARCH-1)', (_what, query, path) => {
    expect(resultPaths(query)[0]).toBe(path)
  })

  it('prefers entries with all words and falls back to some of them', () => {
    expect(resultPaths('chest pain')).toEqual(['/specialist-visit'])
    expect(resultPaths('pain lighthouse')).toEqual(expect.arrayContaining(['/gp-visit']))
  })

  const synonyms = [{words: ['price', 'fee', 'how much']}, {words: ['heart', 'cardiologist']}]
  const meant = (query: string) =>
    index.find(query, synonyms).flatMap(({hits}) => hits.map(({entry}) => entry.path))

  it.each([
    ['fees', '/pricing'],
    ['how much is it', '/pricing'],
    ['cardiologists', '/specialists/tomasz'],
  ])('finds synonyms of %j (SEARCH-1)', (query, path) => {
    expect(resultPaths(query)).not.toContain(path)
    expect(meant(query)).toContain(path)
  })

  it('finds similar words only when nothing has the word itself', async () => {
    const pages = await SearchIndex.of(
      ['policies', 'police', 'early', 'ear', 'dressed'].map((title, place) => ({
        id: title,
        kind: 'pages' as const,
        label: null,
        path: `/${place}`,
        title,
        description: '',
        text: '',
      })),
    )
    const titles = (query: string) =>
      pages.find(query).flatMap(({hits}) => hits.map(({entry}) => entry.title))
    expect(titles('policy')).toEqual(['policies'])
    expect(titles('ear')).toEqual(['ear'])
    expect(titles('pollice')).toEqual(['police'])
    expect(titles('depressed')).toEqual([])
  })

  it('corrects words that neither the entries nor the synonyms have', () => {
    const correct = (query: string) =>
      index.correct(query, [{words: ['cardiologist', 'heart doctor']}])
    expect(correct('Cardioligist in Hammersmiht')).toBe('cardiologist in hammersmith')
    expect(correct('dermatolagy, heart doctro')).toBe('dermatology heart doctor')
    expect(correct('lighthouse never cardio se5')).toBe('lighthouse never cardio se5')
  })

  it('leaves out entries that match far less than the best, and below an answer other titles', async () => {
    const notes = Array.from({length: 9}, () => ['notes', 'notes', 'notes'])
    const texts = [['fees', 'fees', 'fees'], ['prices', 'fees'], ['terms', '', 'fees'], ...notes]
    const fees = await SearchIndex.of(
      texts.map(([title = '', description = '', text = ''], place) => ({
        ...{id: String(place), kind: 'pages', label: null, path: `/${place}`},
        ...{title, description, text},
      })),
    )
    const paths = (isAnswered: boolean) =>
      fees.find('fees', [], isAnswered).flatMap(({hits}) => hits.map(({entry}) => entry.path))
    expect([paths(false), paths(true)]).toEqual([['/0', '/1'], ['/0']])
  })

  it('groups by kind, the one with the best hit first', () => {
    expect(index.find('pain').map(({kind}) => kind)).toEqual(['questions', 'pages'])
  })

  it.each(['', '   ', '?!', 'the of and', 'xylophone', 'tom', '%00\u0000'])(
    'finds nothing for %j',
    (query) => {
      expect(resultPaths(query)).toEqual([])
    },
  )

  it('truncates long queries', () => {
    expect(resultPaths('prices '.padEnd(maxQueryLength, ' ') + 'x'.repeat(100_000))).toEqual([
      '/pricing',
    ])
  })
})
