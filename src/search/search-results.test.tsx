import {renderHtml} from '#lib/render-html.ts'
import {renderTree} from '#lib/testing/render.ts'
import {type SearchCopy, searchCopySchema} from './search-content.ts'
import {SearchIndex} from './search-index.ts'
import {exampleCopy, exampleEntries} from './testing/example-search.ts'
import {SearchHead, SearchResults} from './search-results.tsx'

const index = await SearchIndex.of(exampleEntries)

const resultsOf = async (query: string, entries: SearchIndex, copy: SearchCopy = exampleCopy) =>
  await renderHtml(<SearchResults copy={copy} index={entries} query={query} />)

const results = async (query: string) => await resultsOf(query, index)

describe('SearchResults', () => {
  it('shows the count and query, and highlights matches (SEARCH-1)', async () => {
    const html = await results('pain')
    expect(html).toContain('<b>2 results</b> <span>for “pain”</span>')
    expect(html).toContain('We do not treat new chest <mark>pain</mark>.')
    expect(html).toContain('<small>Answer</small><a href="/gp-visit">')
    expect(await results('prices')).toMatch(/<h2>Pages<\/h2><ul[^>]*><li><a href="\/pricing">/)
    expect(await results('wrenfield')).toContain('<b>1 result</b>')
    expect(await results('wrenfield')).toContain('<small>Cardiology</small>')
  })

  it('highlights only what was typed, in any form, and no synonym (SEARCH-1)', async () => {
    const synonyms = [{words: ['ailment', 'treat']}]
    const html = async (query: string) => await resultsOf(query, index, {...exampleCopy, synonyms})
    expect(await html('treat')).toContain('We do not <mark>treat</mark> new chest pain.')
    expect(await html('treating')).toContain('We do not <mark>treat</mark> new chest pain.')
    expect(await html('ailment')).toContain('We do not treat new chest pain.')
  })

  it('ends a long excerpt after a sentence or word, and never repeats the title', async () => {
    const excerptOf = async (description: string, title = 'A', text = '') => {
      const entry = {kind: 'pages', label: null, path: '/a', id: 'a'} as const
      const found = await SearchIndex.of([{...entry, description, title, text}])
      const html = await resultsOf('fever', found)
      return /<p>(.*?)<\/p>/.exec(html)?.[1]
    }
    const long = 'word '.repeat(40)
    expect(await excerptOf(`See us with a fever. It costs £1.50. For ${long}`)).toBe(
      'See us with a <mark>fever</mark>. It costs £1.50.',
    )
    expect(await excerptOf(`A fever of 38.5 ${long}`)).toMatch(/ 38\.5 .* word …$/)
    expect(await excerptOf('Rest.', 'Fever', 'Fever\nCall if a fever stays.')).toBe(
      'Call if a <mark>fever</mark> stays.',
    )
    expect(await excerptOf('', 'A', 'Rest. See WCAG 2.2, e.g. Fever. Call.')).toBe(
      'See WCAG 2.2, e.g. <mark>Fever</mark>.',
    )
  })

  it('links to no address that would run in the page', async () => {
    const answers = [{words: ['nhs'], text: 'No.', links: [{label: 'Read', href: 'javascript:x'}]}]
    const html = await resultsOf('nhs', index, {...exampleCopy, answers})
    expect(html).toContain('Read')
    expect(html).not.toContain('javascript:')
  })

  it('shows 999 before all results, and no empty state, for an urgent query (SEARCH-2)', async () => {
    const html = await results('chest pain')
    expect(html).toMatch(/^<section aria-labelledby="urgent"/)
    expect(html).toContain('<li data-typed="">you have chest pain</li>')
    expect(html).toMatch(/<a href="tel:999">Call 999<\/a>.*<li data-typed="">/)
    expect(html).toContain('<a href="tel:18001111">18001\u00A0111</a>')
    expect(html).not.toContain('end their life')
    expect(html).not.toContain('data-safety-line')
    expect(await results('suicide')).toContain('someone may end their life')
    expect(await results('suicide')).not.toContain(exampleCopy.noneText.slice(0, 9))
    expect(await results('suicide')).not.toContain(exampleCopy.labels.none)
    expect(await results('suicide')).not.toContain(exampleCopy.suggestionsHeading)
  })

  it('lists only services after help, and a whole sentence when there are none (SEARCH-3)', async () => {
    const text = {kind: 'pages' as const, title: 'Guide', text: 'chest pain', description: ''}
    const found = await SearchIndex.of([
      {...text, id: '1', path: '/careers', label: null},
      {...text, id: '2', path: '/gp-visit', label: 'Soon'},
      {...text, id: '3', path: '/doctors/ann', label: 'Heart', kind: 'people'},
    ])
    const html = await resultsOf('chest pain', found)
    expect(html.match(/(?<=<a href=")\/[^"]*/g)).toEqual(['/gp-visit'])
    expect(html).toContain('<b>1 result</b>')
    expect(await results('suicide')).not.toContain('for “suicide”')
  })

  it('says once that nothing was found, and where to go before the suggestions (SEARCH-3)', async () => {
    const card = {heading: 'Call 111 if:', bullets: ['unsure'], links: []}
    const guide = {label: 'Where should I go?', href: '/clinical-safety#where-to-go'}
    const copy = searchCopySchema.parse({...exampleCopy, symptoms: {words: ['rash'], card, guide}})
    const html = await resultsOf('xylophone', index, copy)
    const [none, suggestions] = html.split(copy.suggestionsHeading)
    expect(none).toMatch(/No results.*Check the spelling.*#where-to-go.*Contact us/s)
    expect(none).toContain('<a href="tel:+442079460123">020\u00A07946\u00A00123</a>')
    expect(suggestions).toContain('href="/pricing"')
    expect(html).not.toContain('<section')
  })

  it('shows a calm line unless help is shown (SEARCH-4)', async () => {
    for (const query of ['lonely', 'prices', 'wrenfield'])
      expect(await results(query)).toMatch(/^<p data-safety-line="">Ill now: <a href="tel:999">999/)
    expect(await results('suicide')).not.toContain('data-safety-line')
  })

  it('shows the card that fits: maternity unit, NHS 111 with sepsis, or NHS 111 (SEARCH-3)', async () => {
    const guide = {label: 'Where should I go?', href: '/clinical-safety#where-to-go'}
    const advice = (heading: string, word: string) => ({
      ...{words: [word], exceptions: ['no labour'], guide},
      card: {heading, bullets: ['unsure'], links: []},
    })
    const copy = searchCopySchema.parse({
      ...exampleCopy,
      symptoms: advice('Call 111 if:', 'hurts'),
      maternity: advice('Call the maternity unit if:', 'labour'),
      otherProblems: advice('Ask 111 if:', 'mole'),
    })
    const html = async (query: string) => await resultsOf(query, index, copy)
    expect(await html('labour hurts')).toContain('Call the maternity unit if:</h2>')
    expect(await html('labour hurts')).not.toContain('Call 111 if:')
    expect(await html('no labour but hurts')).toContain('Call 111 if:</h2>')
    expect(await html('mole')).toContain('Ask 111 if:</h2>')
    expect(await html('mole hurts')).toContain('Call 111 if:</h2>')
  })

  it('shows the most exact of its answers (SEARCH-4)', async () => {
    const answer = (text: string, words: string[]) => ({text, words, links: []})
    const answers = [
      answer('£1', ['fee', 'free']),
      answer('£2', ['fee nurse']),
      answer('No', ['nhs']),
    ]
    const answersTo = async (query: string) =>
      [
        ...(await resultsOf(query, index, {...exampleCopy, answers})).matchAll(
          /data-answer=""><p>([^<]*)/g,
        ),
      ].map(([, text]) => text)
    expect(await answersTo('fee')).toEqual(['£1'])
    expect(await answersTo('nhs nurse fee')).toEqual(['£2', 'No'])
    expect(await answersTo('nurse fee or free')).toEqual(['£1', '£2'])
  })

  it('shows an answer first, and its page only once (SEARCH-4)', async () => {
    expect(await results('dentist')).toContain(
      '<div data-answer=""><p>We have no dentists. Call <a href="tel:111">111</a>.</p></div>',
    )
    expect(await results('how much for chest pain')).not.toContain('data-answer')
    expect((await results('how much are prices')).match(/href="\/pricing"/g)).toHaveLength(1)
  })

  it('answers for a district, place or borough, and offers its waitlist until visits start (AREA-3)', async () => {
    const area = (slug: string, isOpen: boolean, postcodes: string[]) => ({
      ...{id: slug, kind: 'pages' as const, label: null, path: `/coverage/${slug}`, title: slug},
      ...{description: isOpen ? '{area}: open.' : '{area}: soon.', text: ''},
      area: {slug, isOpen, postcodes, edgePostcodes: ['N4'], partly: 'Partly {area}.'},
    })
    const areas = await SearchIndex.of([
      area('camden', false, ['EC1', 'N1', 'NW1', 'N4']),
      area('hackney', true, ['E8', 'N1']),
      area('islington', false, ['EC1', 'N1', 'N4']),
    ])
    const answerTo = async (query: string) => {
      const html = await resultsOf(query, areas)
      const links = [...html.matchAll(/<li><a href="([^"]*)">/g)].map(([, path]) => path)
      return [/data-answer=""><p>([^<]*)/.exec(html)?.[1], ...links]
    }
    const [camden, hackney, islington] = ['camden', 'hackney', 'islington'].map(
      (slug) => `/coverage/${slug}`,
    )
    expect(await answerTo('EC1A 1BB')).toEqual([
      'EC1 (camden and islington): soon.',
      '/register-interest/ec1',
      camden,
      islington,
    ])
    expect(await answerTo('n1')).toEqual([
      'N1 (camden and islington): soon. N1 (hackney): open.',
      ...['/register-interest/n1', camden, hackney, islington],
    ])
    expect(await answerTo('N4')).toContain('Partly N4 (camden and islington).')
    expect(await answerTo('are you near Primrose Hill')).toContain('NW1 (camden): soon.')
    expect(await answerTo('my GP is in camden')).toContain('/register-interest/camden')
    expect(await answerTo('hackney')).toEqual(['hackney: open.', hackney])
    expect(await answerTo('wi fi')).toContain('Check the spelling, or call ')
    expect(await resultsOf('hackney', areas)).toContain('<b>1 result</b>')
  })

  it.each(['"><script>alert(1)</script>', "' onfocus='x", '$&', '{query}'])(
    'shows %j as it was typed',
    async (query) => {
      const html = await renderHtml(<SearchHead copy={exampleCopy} query={query} />)
      expect(html + (await results(query))).not.toContain('<script>')
      const tree = await renderTree(<SearchHead copy={exampleCopy} query={query} />)
      expect(tree.querySelector('input')?.getAttribute('value')).toBe(query)
    },
  )
})
