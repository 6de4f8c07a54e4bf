import {readFileSync} from 'node:fs'
import {parse} from 'node-html-parser'
import {readSeed} from '#scripts/seed/read-seed.ts'
import {renderHtml} from '#lib/render-html.ts'
import {areaAnswer} from '#search/area-answer.ts'
import {fetchSearchContent} from '#search/fetch-search-content.server.ts'
import {SearchIndex} from '#search/search-index.ts'
import {SearchResults} from '#search/search-results.tsx'
import {inMemoryClient} from '#tests/support/in-memory-client.ts'

const {copy, entries} = await fetchSearchContent(inMemoryClient(await readSeed()))
const index = await SearchIndex.of(entries)

async function htmlFor(query: string) {
  const html = await renderHtml(<SearchResults copy={copy} index={index} query={query} />)
  // Not parsed, because this runs for a thousand sentences.
  const help = /^<section aria-labelledby="(\w+)"/.exec(html)?.[1] ?? null
  const hits = index.find(query, copy.synonyms).flatMap((group) => group.hits)
  return {html, help, words: hits.flatMap((hit) => [...hit.words])}
}

async function resultsOf(query: string) {
  const {html, ...rest} = await htmlFor(query)
  const tree = parse(html)
  const [found = ''] = html.split(`<h2>${copy.suggestionsHeading}</h2>`)
  const links = parse(found).querySelectorAll('[data-search-results] li > a')
  return {
    ...rest,
    html,
    tree,
    answers: tree.querySelectorAll('[data-answer] p').map(({text}) => text),
    /** Links of answers and results, in order. */
    paths: links.map((link) => link.getAttribute('href')),
    hasLine: tree.querySelector('[data-safety-line]') !== null,
  }
}

/** Reads a list that a clinician can review: what people type, one a line. */
const linesOf = (name: string) =>
  readFileSync(`tests/conformance/searches/${name}.txt`, 'utf8').trim().split('\n')

const listOf = (cell = '') => cell.split(' ').filter((word) => word !== '')

/** Queries with the paths that they must find, the first one first, and paths or words that they must not find. */
const queries = linesOf('queries').map((line) => {
  const [query = '', found, notFound] = line.split(' |')
  return {query, found: listOf(found), notFound: listOf(notFound)}
})
/** Emergencies, and words of the sign that must be marked first. */
const emergencies = linesOf('emergencies').map((line) => {
  const [query = '', sign = ''] = line.split(' | ')
  return {query, sign}
})
const harmless = linesOf('harmless')
/** Questions, the beginning of their only answer, and "advice" for those that have the card of NHS 111 before it. */
const answered = linesOf('answers').map((line) => line.split(' | '))
const unknown = ['xylophone', 'zzz', 'pizza delivery', 'too many', 'not you', 'why won’t you']

describe('search of the seed', () => {
  it.each(queries)('finds pages for "$query", without a help card (SEARCH-1)', async (row) => {
    const {help, paths, words} = await resultsOf(row.query)
    expect(help).toBeNull()
    expect(paths).toEqual(expect.arrayContaining(row.found))
    expect(paths[0]).toBe(row.found[0] ?? paths[0])
    expect([...paths, ...words].filter((one = '') => row.notFound.includes(one))).toEqual([])
  })

  it.each<[string, string[], string[]]>([
    ['fever', [], ['never', 'ever']],
    ['my father has a cough', ['/gp-visit'], ['/demo']],
    ['sore throat', ['/gp-visit'], ['/specialists/haruto-pembrowe']],
    ['wound', ['/nurse-visit'], ['/careers', '/providers/nurse']],
    ['miscarriage', ['https://www.nhs.uk/pregnancy/'], []],
  ])(
    'shows 111 and the guide before the results of "%s" (SEARCH-3)',
    async (query, found, notFound) => {
      const {help, tree, html, paths, words} = await resultsOf(query)
      expect(help).toBe('advice')
      const addresses = tree.querySelectorAll('section a').map((link) => link.getAttribute('href'))
      expect(addresses).toEqual(
        expect.arrayContaining([
          'tel:111',
          'tel:999',
          'https://111.nhs.uk',
          '/clinical-safety#where-to-go',
        ]),
      )
      expect(html).not.toContain(copy.labels.none)
      expect(paths).toEqual(expect.arrayContaining(found))
      expect([...paths, ...words].filter((one = '') => notFound.includes(one))).toEqual([])
    },
  )

  it.each([
    ['999 for each emergency (SEARCH-2)', emergencies.map(({query}) => query), 'urgent'],
    ['111 for each symptom that is no emergency (SEARCH-3)', linesOf('symptoms'), 'advice'],
    ['no alarm for alarming words in a harmless sense (SEARCH-2)', harmless, null],
  ])('shows %s', async (_what, sentences, help) => {
    const found = await Promise.all(sentences.map(htmlFor))
    expect(sentences.filter((_sentence, place) => found[place]?.help !== help)).toEqual([])
  })

  it.each(linesOf('maternity'))(
    'sends "%s" to the maternity unit before 111, and to 999 when it is worse (SEARCH-3)',
    async (query) => {
      const {help, tree} = await resultsOf(query)
      expect(help).toBe('advice')
      expect(tree.querySelector('section h2')?.text).toContain('midwife or maternity unit')
      expect(tree.querySelector('[data-warning]')?.text).toMatch(/999.*bleeding heavily/)
      expect(tree.querySelector('section')?.text).toMatch(/can’t reach .* 111/)
    },
  )

  it.each(['sore throat', 'mole', 'constipation', 'feeling low'])(
    'names the GP surgery and a pharmacist before 111 for "%s" (SEARCH-3)',
    async (query) => {
      const card = (await resultsOf(query)).tree.querySelector('section')?.text
      expect(card).toMatch(
        /^Call 999 if someone’s life is at risk\..*GP surgery or a pharmacist.* 111/,
      )
    },
  )

  it.each(['sore throat and a rash', 'sore throat on chemo'])(
    'names signs of sepsis for "%s" (SEARCH-3)',
    async (query) => expect((await htmlFor(query)).html).toMatch(/data-warning.*blotchy.*tel:111/),
  )

  it.each(answered)('answers "%s": "%s" (SEARCH-4)', async (query = '', start, card) => {
    const {answers, help} = await resultsOf(query)
    expect([help ?? undefined, answers]).toEqual([card, [expect.stringMatching(`^${start}`)]])
  })

  it('answers for every borough and district, in its name and as a postcode (AREA-1)', () => {
    const asked = entries.flatMap(({title, area}) =>
      area ? [title, `do you visit ${title}?`, ...area.postcodes.map((code) => `${code} 1AA`)] : [],
    )
    const textFor = (query: string) => areaAnswer(copy, query, index.areas)?.text
    expect(asked.length).toBeGreaterThan(300)
    expect(asked.filter((query) => !/^(?:Yes,|Part of) /.test(textFor(query) ?? ''))).toEqual([])
  })

  it('says above the title of a service whether it has opened (G-7)', async () => {
    const labels = async (query: string, path: string) =>
      (await resultsOf(query)).tree
        .querySelectorAll('li')
        .find((item) => item.querySelector('a')?.getAttribute('href') === path)
        ?.querySelector('small')?.text
    expect(await labels('nurse', '/nurse-visit')).toBe('Coming Soon')
    expect(await labels('doctor', '/gp-visit')).toBe('Opening first')
    expect(await labels('nurse', '/providers/nurse')).toBeUndefined()
  })

  it('marks the sign of an emergency (SEARCH-2)', async () => {
    const signed = emergencies.filter(({sign}) => sign !== '')
    const found = await Promise.all(signed.map(async ({query}) => (await htmlFor(query)).html))
    const marked = found.map((html) => /(?<=data-typed="">)[^<]*/.exec(html)?.[0])
    expect(signed.filter(({sign}, place) => marked[place]?.includes(sign) !== true)).toEqual([])
  })

  it('shows nothing but 999 and pages for patients in an emergency (SEARCH-2)', async () => {
    const {help, tree, html, hasLine} = await resultsOf('my baby cannot breathe and has a fever')
    expect([help, hasLine]).toEqual(['urgent', false])
    expect(tree.querySelectorAll('section')).toHaveLength(1)
    expect(html).not.toContain(copy.suggestionsHeading)
    expect(html).not.toMatch(/<a href="\/(providers|careers)/)
  })

  it.each(['lonely', 'vitamin d3', 'M1', 'se5 mum is not herself', 'GPs', 'se5', 'wrenfield'])(
    'has a line with 999 and 111 above the results of %j (SEARCH-4)',
    async (query) => {
      expect((await resultsOf(query)).hasLine).toBe(true)
      expect(copy.safetyLine).toMatch(/999.*111/)
    },
  )

  it.each(unknown)(
    'says that nothing was found for %j, and where to go (SEARCH-3)',
    async (query) => {
      const {help, tree, answers, hasLine} = await resultsOf(query)
      const found = tree.querySelectorAll('[data-answer] li a')
      const links = found.map((link) => link.getAttribute('href'))
      expect([help, hasLine]).toEqual([null, true])
      expect(links).toEqual(['/clinical-safety#where-to-go', '/contact'])
      expect(answers).toEqual([expect.stringMatching(/pharmacist.* 111/)])
    },
  )
})
