import {readSeed} from '#scripts/seed/read-seed.ts'
import {
  fetchSearchEntries,
  fetchSearchContext,
  fetchSearchIds,
} from '#search/fetch-search-content.server.ts'
import {SearchIndex} from '#search/search-index.ts'
import {searchResults} from '#search/search-markup.ts'
import {inMemoryClient} from '#tests/support/in-memory-client.ts'

const client = inMemoryClient(await readSeed())
const {copy, settings} = await fetchSearchContext(client)
const {entries} = await fetchSearchEntries(client, await fetchSearchIds(client), settings)
const index = await SearchIndex.of(entries)

/** Returns the search results of a query, and the kind of help above them. */
function resultsOf(query: string) {
  const groups = index.find(query)
  const html = searchResults(copy, query, groups)
  const help = /^<section aria-labelledby="(\w+)"/.exec(html)?.[1] ?? null
  const hits = groups.flatMap((group) => group.hits)
  return {
    help,
    html,
    paths: hits.map(({entry}) => entry.path),
    words: hits.flatMap(({words}) => [...words]),
  }
}

const guide = '<a href="/faq#where-to-go">'

describe('search of the seed', () => {
  it.each([
    'fever',
    'baby temperature',
    'my child has a high temperature',
    'sore throat',
    'headaches',
    'vomitting',
    'diarrhoea',
    'rash',
    'tummy ache',
    'I feel unwell',
    'ear infection',
    'back pain',
    'coughing',
    'dizzy',
    'panic attack',
  ])('shows 111 and where to go first for %j (SEARCH-3)', (query) => {
    const {help, html} = resultsOf(query)
    expect(help).toBe('advice')
    expect(html).toMatch(/^.*?<h2[^>]*>.*?NHS 111 online or call 111 if:<\/h2>.*?<\/section>/s)
    const panel = html.slice(0, html.indexOf('</section>'))
    expect(panel).toContain('<a href="tel:111">')
    expect(panel).toContain('<a href="https://111.nhs.uk">')
    expect(panel).toContain(guide)
    expect(html).not.toContain(copy.noneHeading)
  })

  it.each(['chest pain', 'stroke', 'my baby cannot breathe and has a fever', 'suicidal', 'burns'])(
    'shows 999 and no other card for %j (SEARCH-2)',
    (query) => {
      const {help, html} = resultsOf(query)
      expect(help).toBe('urgent')
      expect(html).not.toContain('aria-labelledby="advice"')
    },
  )

  it.each([
    ['prices', '/pricing'],
    ['dermatolgy', '/faq#which-specialties-do-you-need'],
    ['compliants', '/terms'],
    ['cookies', '/cookies'],
    ['complaints', '/contact'],
  ])('finds the page for %j, without a help card (SEARCH-1)', (query, path) => {
    const {help, paths} = resultsOf(query)
    expect(help).toBeNull()
    expect(paths).toContain(path)
  })

  it.each([
    // Words that differ by one letter, or in the first letter
    ['fever', ['never', 'ever']],
    ['cover', ['over', 'lover']],
    ['light', ['right', 'night']],
    ['bright', ['right', 'fright']],
    ['mother', ['other']],
    ['nother', ['other', 'another', 'mother']],
    ['doctro', []],
    ['house', ['hours']],
  ])('finds no similar word for %j (SEARCH-1)', (query, others) => {
    const {words} = resultsOf(query)
    expect(words.filter((word) => others.includes(word) || word[0] !== query[0])).toEqual([])
  })

  it.each(['xylophone', 'zzz', 'hackney marshes'])(
    'says that nothing was found for %j, and where to go (SEARCH-3)',
    (query) => {
      const {help, html, paths} = resultsOf(query)
      expect([help, paths]).toEqual([null, []])
      expect(html).toContain('No results')
      expect(copy.noneHeading).toMatch(/find/)
      expect(html).toContain(`<h2>${copy.noneHeading}</h2>`)
      expect(html).toContain('<a href="tel:999">')
      expect(html).toContain('<a href="tel:111">')
      expect(html).toContain(guide)
    },
  )
})
