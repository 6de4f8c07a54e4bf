import {splitWords} from '#lib/normalize-words.ts'
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
  const groups = index.find(query, copy.synonyms)
  const html = searchResults(copy, query, groups)
  const help = /^<section aria-labelledby="(\w+)"/.exec(html)?.[1] ?? null
  const hits = groups.flatMap((group) => group.hits)
  const [found = ''] = html.split(`<h2>${copy.suggestionsHeading}</h2>`)
  return {
    help,
    html,
    paths: [...found.matchAll(/<li>(?:<small>[^<]*<\/small>)?<a href="([^"]*)"/g)].map(
      ([, path = '']) => path,
    ),
    words: hits.flatMap(({words}) => [...words]),
  }
}

const guide = '<a href="/faq#where-to-go">'

/** A query, paths that it must find, and paths or words that it must not find. */
type Row = readonly [query: string, found: readonly string[], notFound?: readonly string[]]

/** Services, people and conditions: no help card, and the page among the results. */
const searches: readonly Row[] = [
  // Services and professions by other names
  ['doctor', ['/gp-visit', '/providers/gp']],
  ['family doctors', ['/gp-visit']],
  ['physician', ['/gp-visit']],
  ['GPs', ['/gp-visit', '/providers/gp', '/faq#when-can-a-gp-come']],
  ['nursing', ['/nurse-visit', '/providers/nurse']],
  ['caregiver', ['/carer-visit', '/providers/carer'], ['careers', 'career']],
  ['home help', ['/carer-visit']],
  ['my mum needs care at home', ['/carer-visit']],
  ['heart doctor', ['/specialists/tomasz-wrenfield'], ['/specialists/leila-ashgrovian']],
  ['cardiologist', ['/specialists/tomasz-wrenfield']],
  ['skin doctor', ['/specialists/leila-ashgrovian'], ['/specialists/tomasz-wrenfield']],
  ['dermatolgy', ['/specialists/leila-ashgrovian', '/faq#which-specialties-do-you-need']],
  ['pediatrician', ['/specialists/priyanka-dunmoor']],
  ['kids', ['/specialists/priyanka-dunmoor']],
  ['orthopedic', ['/specialists/olumide-carrowell']],
  ['gynecologist', ['/specialists/yasmin-kellawood']],
  ['ear doctor', ['/specialists/haruto-pembrowe'], ['early']],
  ['wrenfield', ['/specialists/tomasz-wrenfield']],
  ['telemedicine', ['/specialist-visit', '/demo']],
  ['blood test', ['/nurse-visit']],
  ['injections', ['/nurse-visit'], ['infection', 'infections']],
  ['flu jab', ['/nurse-visit']],
  ['wound dressing', ['/nurse-visit']],
  ['catheter', ['/nurse-visit']],
  ['catheter change', ['/nurse-visit'], ['/cookies']],
  ['stoma', ['/nurse-visit']],
  ['leg ulcer', ['/nurse-visit']],
  ['dementia', ['/carer-visit']],
  ['washing', ['/carer-visit']],
  ['help with bathing', ['/carer-visit']],
  ['respite', ['/carer-visit']],
  ['respite care', ['/carer-visit'], ['/providers/partners']],
  ['personal care', ['/carer-visit']],
  ['medication', ['/clinical-safety'], ['dedication', 'meditation']],
  // Costs and bookings
  ['prices', ['/pricing']],
  ['pricing', ['/pricing', '/gp-visit']],
  ['costs', ['/pricing', '/gp-visit'], ['coast', 'post']],
  ['charges', ['/pricing'], ['changes', 'change']],
  ['how much is it?', ['/pricing', '/faq#how-much-is-a-home-visit']],
  ['how much does a doctor cost', ['/gp-visit', '/pricing']],
  ['bupa', ['/faq#can-i-claim-on-insurance']],
  ['cancellation', ['/faq#can-i-cancel']],
  ['cancelling my appointment', ['/pricing']],
  ['reschedule', ['/faq']],
  ['booked', ['/faq#how-will-i-know-it-s-booked', '/faq#can-i-book-now']],
  ['waiting list', ['/register-interest', '/faq#how-do-i-leave-the-waitlist']],
  ['unsubscribe', ['/faq#how-do-i-leave-the-waitlist']],
  ['weekends', ['/gp-visit', '/faq#when-can-a-gp-come']],
  // Places
  ['hackney', ['/coverage/hackney#area-check'], ['/coverage/camden#area-check']],
  ['do you cover Hackney?', ['/coverage/hackney#area-check', '/coverage']],
  ['SE5 8AZ', ['/coverage/southwark#area-check', '/coverage/lambeth#area-check']],
  // Examples are invented: a page doesn't speak of what its example says.
  ['SE5', ['/coverage/lambeth#area-check'], ['/how-matching-works', '/providers/gp']],
  ['where are you', ['/coverage'], ['/coverage/hackney#area-check']],
  // Data, contact and work
  ['GDPR', ['/privacy', '/contact']],
  ['erase my data', ['/trust', '/privacy']],
  ['cookies', ['/cookies']],
  ['compliants', ['/terms', '/clinical-safety']],
  ['complaints', ['/contact', '/clinical-safety']],
  ['phone number', ['/contact']],
  ['opening hours', ['/contact']],
  ['translator', ['/languages']],
  ['artificial intelligence', ['/how-matching-works', '/faq#what-does-ai-do']],
  ['iphone', ['/download/ios']],
  ['app', ['/download/ios', '/download/android'], ['appointment', 'apply', 'approved']],
  ['jobs', ['/careers']],
  ['salary', ['/providers/gp']],
  ['policy', ['/providers/policies'], ['police']],
  ['work as a nurse', ['/providers/nurse']],
  ['A&E', ['/clinical-safety']],
  // Words that differ by one letter, or in the first letter
  ['cover', ['/coverage'], ['over', 'lover']],
  ['light', [], ['right', 'night']],
  ['bright', [], ['right', 'fright']],
  ['mother', [], ['other']],
  ['nother', [], ['other', 'another', 'mother']],
  ['house', [], ['hours']],
  ['never', [], ['fever', 'ever']],
]

/** Symptoms that are no emergency: the card of NHS 111 and the guide come first. */
const symptoms: readonly Row[] = [
  ['fever', [], ['never', 'ever']],
  ['baby temperature', []],
  ['my baby has a temp', []],
  ['sore throat', []],
  ['headaches', []],
  ['vomitting', []],
  ['vomited', []],
  ['wheezy', []],
  ['diarrhoea', []],
  ['rashes', []],
  ['itchy rash', [], ['/pricing']],
  ['tummy ache', []],
  ['stomach cramps', []],
  ['blood in my pee', []],
  ['I feel unwell', []],
  ['ear infection', []],
  ['wound', ['/nurse-visit'], ['/careers', '/providers/nurse']],
  ['back pain', [], ['/updates', '/careers', '/providers/policies/clinical-guidelines']],
  ['coughing', []],
  ['dizzy', []],
  ['panic attack', []],
  ['mum fell', []],
  ['dad has fallen', []],
  ['had a fall', []],
  ['broken hip', []],
  ['mum confused', []],
  ['I am sick and need a sick note', []],
]

const casesOf = (rows: readonly Row[]) =>
  rows.map(([query, found, notFound = []]) => ({query, found, notFound}))

/** The title of a question that only another page shows. */
const gpQuestion = 'What can a GP help with at home?'

const emergencies = [
  'chest pain',
  'stroke',
  'my baby cannot breathe and has a fever',
  'suicidal',
  'burns',
]

const unknown = ['xylophone', 'zzz', 'pizza delivery', 'dentist', 'doctro', 'manchester']

describe('search of the seed', () => {
  it('is tested with at least 60 queries', () => {
    const rows = [...searches, ...symptoms].map(([query]) => query)
    expect(new Set([...rows, ...emergencies, ...unknown]).size).toBeGreaterThanOrEqual(60)
  })

  it.each(casesOf(searches))(
    'finds what "$query" means, without a help card (SEARCH-1)',
    ({query, found, notFound}) => {
      const {help, paths, words} = resultsOf(query)
      expect(help).toBeNull()
      expect(paths).toEqual(expect.arrayContaining([...found]))
      expect([...paths, ...words].filter((one) => notFound.includes(one))).toEqual([])
    },
  )

  it('finds what a GP can help with for a fever, after the advice (SEARCH-3)', () => {
    const {html} = resultsOf('fever')
    expect(html.indexOf(gpQuestion)).toBeGreaterThan(html.indexOf('</section>'))
  })

  it.each(casesOf(symptoms))(
    'shows 111 and where to go first for "$query" (SEARCH-3)',
    ({query, found, notFound}) => {
      const {help, html, paths, words} = resultsOf(query)
      expect(help).toBe('advice')
      expect(html).toMatch(/^.*?<h2[^>]*>.*?NHS 111 online or call 111 if:<\/h2>.*?<\/section>/s)
      const panel = html.slice(0, html.indexOf('</section>'))
      expect(panel).toContain('<a href="tel:111">')
      expect(panel).toContain('<a href="tel:999">')
      expect(panel).toContain('<a href="https://111.nhs.uk">')
      expect(panel).toContain(guide)
      expect(html).not.toContain(copy.noneHeading)
      expect(paths).toEqual(expect.arrayContaining([...found]))
      expect([...paths, ...words].filter((one) => notFound.includes(one))).toEqual([])
    },
  )

  it.each(emergencies)('shows 999 and no other card for %j (SEARCH-2)', (query) => {
    const {help, html} = resultsOf(query)
    expect(help).toBe('urgent')
    expect(html).not.toContain('aria-labelledby="advice"')
    expect(html).not.toContain(copy.suggestionsHeading)
    expect(html).not.toMatch(/<a href="\/(providers|careers)/)
  })

  it.each(unknown)('says that nothing was found for %j, and where to go (SEARCH-3)', (query) => {
    const {help, html, paths} = resultsOf(query)
    expect([help, paths]).toEqual([null, []])
    expect(html).toContain('No results')
    expect(copy.noneHeading).toMatch(/find/)
    const [, said = '', offered = ''] =
      html.split('data-none=""')[1]?.match(/^(.*?)(<section.*)$/s) ?? []
    expect(said).toContain(`<h2>${copy.noneHeading}</h2>`)
    expect(said).toContain('<a href="tel:999">')
    expect(said).toContain('<a href="/contact">')
    expect(offered).toMatch(/NHS 111 online or call 111 if:<\/h2>.*<a href="tel:111">/s)
    expect(offered).toContain(guide)
  })

  it('uses each list of synonyms: at least one of its words is on the site', () => {
    const unused = copy.synonyms.filter(
      ({words}) => !words.some((word) => index.find(word).length > 0),
    )
    const symptomWords = (copy.symptoms?.words ?? []).flatMap(splitWords)
    const isSymptom = ({words}: {words: readonly string[]}) =>
      words.some((word) => symptomWords.includes(word))
    expect(unused.filter((group) => !isSymptom(group))).toEqual([])
  })
})
