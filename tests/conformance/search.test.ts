import {readFileSync} from 'node:fs'
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
const context = await fetchSearchContext(client)
const {copy} = context
const {entries} = await fetchSearchEntries(client, await fetchSearchIds(client), context)
const index = await SearchIndex.of(entries)

/** Returns the search results of a query, and the kind of help above them. */
function resultsOf(query: string) {
  const groups = index.find(query, copy.synonyms)
  const html = searchResults(copy, query, groups, index.isAboutSite(query, copy.synonyms))
  const help = /^<section aria-labelledby="(\w+)"/.exec(html)?.[1] ?? null
  const hits = groups.flatMap((group) => group.hits)
  const [found = ''] = html.split(`<h2>${copy.suggestionsHeading}</h2>`)
  return {
    help,
    html,
    /** Links of answers and results, in order. */
    paths: [
      ...(found.split('data-count')[1] ?? '').matchAll(
        /<li>(?:<small>[^<]*<\/small>)?<a href="([^"]*)"/g,
      ),
    ].map(([, path = '']) => path),
    hasLine: html.includes('data-safety-line'),
    words: hits.flatMap(({words}) => [...words]),
  }
}

const guide = '<a href="/faq#where-to-go">'

/** A query, paths that it must find, the first of them first, and paths or words that it must not find. */
type Row = readonly [query: string, found: readonly string[], notFound?: readonly string[]]

/** Services, people and conditions: no help card, and the page that answers first. */
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
  ['dermatolgy', ['/faq#which-specialties-do-you-need', '/specialists/leila-ashgrovian']],
  ['pediatrician', ['/specialists/priyanka-dunmoor']],
  ['kids', ['/specialists/priyanka-dunmoor']],
  ['orthopedic', ['/specialists/olumide-carrowell']],
  ['gynecologist', ['/faq#which-specialties-do-you-need', '/specialists/yasmin-kellawood']],
  ['ear doctor', ['/faq#which-specialties-do-you-need', '/specialists/haruto-pembrowe'], ['early']],
  ['wrenfield', ['/specialists/tomasz-wrenfield']],
  ['telemedicine', ['/demo', '/specialist-visit']],
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
  ['medication', ['/doctors/imran-callowby', '/clinical-safety'], ['dedication', 'meditation']],
  // Costs and bookings
  ['prices', ['/pricing']],
  ['pricing', ['/pricing', '/gp-visit']],
  ['costs', ['/pricing', '/gp-visit'], ['coast', 'post']],
  ['charges', ['/pricing'], ['changes', 'change']],
  ['how much is it?', ['/pricing', '/faq#how-much-is-a-home-visit']],
  ['how much does a doctor cost', ['/pricing', '/gp-visit']],
  ['bupa', ['/faq#can-i-claim-on-insurance']],
  ['cancellation', ['/pricing', '/faq#can-i-cancel']],
  ['cancelling my appointment', ['/pricing', '/faq#can-i-cancel']],
  ['reschedule', ['/pricing', '/faq']],
  ['booked', ['/faq', '/faq#how-will-i-know-it-s-booked', '/faq#can-i-book-now']],
  ['waiting list', ['/register-interest', '/faq#how-do-i-leave-the-waitlist']],
  ['unsubscribe', ['/faq#how-do-i-leave-the-waitlist']],
  ['weekends', ['/gp-visit', '/faq#when-can-a-gp-come']],
  // Places
  [
    'hackney',
    ['/register-interest/hackney', '/coverage/hackney#area-check'],
    ['/coverage/camden#area-check'],
  ],
  [
    'do you cover Hackney?',
    ['/register-interest/hackney', '/coverage/hackney#area-check', '/coverage'],
  ],
  [
    'SE5 8AZ',
    ['/register-interest/se5', '/coverage/southwark#area-check', '/coverage/lambeth#area-check'],
  ],
  // Examples are invented: a page doesn't speak of what its example says.
  [
    'SE5',
    ['/register-interest/se5', '/coverage/lambeth#area-check'],
    ['/how-matching-works', '/providers/gp'],
  ],
  ['where are you', ['/coverage'], ['/coverage/hackney#area-check']],
  ['EC1A 1BB', ['/register-interest/ec1', '/coverage/islington#area-check']],
  ['richmond', ['/register-interest/richmond-upon-thames']],
  ['manchester', ['/coverage', '/register-interest']],
  ['M1 1AA', ['/coverage', '/register-interest']],
  ['do you come to Brighton', ['/coverage']],
  // Spellings of one word
  ['e-mail', ['/contact', '/register-interest']],
  ['email', ['/contact', '/register-interest']],
  ['homecare', ['/carer-visit', '/providers/carer']],
  ['home care', ['/carer-visit', '/providers/carer']],
  ['G.P.', ['/gp-visit', '/providers/gp']],
  ['GP', ['/gp-visit', '/providers/gp']],
  ['BSL', ['/languages']],
  ['sign language', ['/languages']],
  ['checkup', ['/gp-visit']],
  ['check-up', ['/gp-visit']],
  ['sameday', ['/register-interest', '/faq#when-can-a-gp-come']],
  ['same-day', ['/register-interest', '/faq#when-can-a-gp-come', '/gp-visit']],
  // Questions with an answer of their own
  ['private gp', ['/gp-visit', '/pricing']],
  ['are you nhs', ['/faq#are-you-part-of-the-nhs']],
  ['how much', ['/pricing']],
  ['how long to wait', ['/register-interest', '/faq#when-can-a-gp-come']],
  ['how soon can i see a gp', ['/register-interest']],
  ['when do you open', ['/register-interest']],
  ['urdu', ['/languages', '/doctors/imran-callowby']],
  ['doctor who speaks arabic', ['/languages', '/gp-visit']],
  ['dentist', ['https://www.nhs.uk/nhs-services/dentists/how-to-find-an-nhs-dentist/']],
  ['opticians', ['https://www.nhs.uk/nhs-services/opticians/']],
  ['dying', ['https://www.hospiceuk.org/hospice-care-finder']],
  ['physio', ['https://www.nhs.uk/nhs-services/']],
  ['cancer', ['https://www.nhs.uk/conditions/cancer/'], ['cancel', '/faq#can-i-cancel']],
  ['reviews', ['/how-we-know']],
  ['who are you', ['/about']],
  ['login', ['/register-interest']],
  ['privacy policy', ['/privacy']],
  ['terms and conditions', ['/terms']],
  ['work with us', ['/careers']],
  ['sick note', ['/gp-visit']],
  ['home visit', ['/nurse-visit', '/gp-visit']],
  // Data, contact and work
  ['GDPR', ['/privacy', '/contact']],
  ['erase my data', ['/trust', '/privacy']],
  ['cookies', ['/cookies']],
  ['compliants', ['/clinical-safety', '/terms']],
  ['complaints', ['/clinical-safety', '/contact']],
  ['phone number', ['/contact']],
  ['opening hours', ['/contact']],
  ['translator', ['/languages']],
  ['artificial intelligence', ['/faq#what-does-ai-do', '/how-matching-works']],
  ['iphone', ['/download/ios']],
  ['app', ['/download/ios', '/download/android'], ['appointment', 'apply', 'approved']],
  ['jobs', ['/careers']],
  ['salary', ['/faq', '/faq#how-am-i-paid', '/providers/gp']],
  ['policy', ['/providers/policies'], ['police']],
  ['work as a nurse', ['/providers/nurse']],
  // Words that differ by one letter, or in the first letter
  ['cover', ['/coverage'], ['over', 'lover']],
  ['light', [], ['right', 'night']],
  ['bright', [], ['right', 'fright']],
  ['mother', [], ['other']],
  ['nother', [], ['other', 'another', 'mother']],
  ['house', [], ['hours']],
  ['never', [], ['fever', 'ever']],
]

/** Queries with nothing but words that say nothing. */
const empty = ['too many', 'not you', 'over how long', 'why won’t you', 'my mum is old and lonely']

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
  ['mum confused', []],
  ['mum confused for months is it dementia', []],
  ['dad fell over', []],
  ['not eating', []],
  ['baby won’t feed', []],
  ['miscarriage', ['https://www.nhs.uk/pregnancy/']],
  ['I am sick and need a sick note', []],
]

const casesOf = (rows: readonly Row[]) =>
  rows.map(([query, found, notFound = []]) => ({query, found, notFound}))

/** The title of a question that only another page shows. */
const gpQuestion = 'What can a GP help with at home?'

/** Reads the sentences that people type, one a line. A clinician can review these files. */
const sentences = (name: string) =>
  readFileSync(`tests/conformance/searches/${name}.txt`, 'utf8').trim().split('\n')

const emergencies = sentences('emergencies')
const harmless = sentences('harmless')

const unknown = ['xylophone', 'zzz', 'pizza delivery', 'doctro', ...empty]

describe('search of the seed', () => {
  it('is tested with 120 queries, 200 emergencies and 30 harmless sentences', () => {
    expect(new Set([...searches, ...symptoms].map(([query]) => query)).size).toBeGreaterThan(119)
    expect(emergencies.length).toBeGreaterThanOrEqual(200)
    expect(harmless.length).toBeGreaterThanOrEqual(30)
  })

  it.each(casesOf(searches))(
    'finds what "$query" means, without a help card (SEARCH-1)',
    ({query, found, notFound}) => {
      const {help, paths, words} = resultsOf(query)
      expect(help).toBeNull()
      expect(paths).toEqual(expect.arrayContaining([...found]))
      expect(paths[0]).toBe(found[0] ?? paths[0])
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

  it('shows 999 for each emergency (SEARCH-2)', () => {
    expect(emergencies.filter((sentence) => resultsOf(sentence).help !== 'urgent')).toEqual([])
  })

  it('shows 111 for each symptom that is no emergency (SEARCH-3)', () => {
    const ill = sentences('symptoms')
    expect(ill.filter((sentence) => resultsOf(sentence).help !== 'advice')).toEqual([])
  })

  it('raises no alarm for alarming words in a harmless sense (SEARCH-2)', () => {
    expect(harmless.filter((sentence) => resultsOf(sentence).help !== null)).toEqual([])
  })

  it('shows nothing but 999 and pages for patients in an emergency (SEARCH-2)', () => {
    const {help, html} = resultsOf('my baby cannot breathe and has a fever')
    expect(help).toBe('urgent')
    expect(html).not.toContain('aria-labelledby="advice"')
    expect(html).not.toContain('data-safety-line')
    expect(html).not.toContain(copy.suggestionsHeading)
    expect(html).not.toMatch(/<a href="\/(providers|careers)/)
  })

  it.each([
    ['tired', true],
    ['lonely', true],
    ['old people', true],
    ['price', false],
    ['GPs', false],
    ['hackney', false],
    ['se5', false],
    ['wrenfield', false],
  ])('has a line with 999 and 111 above the results of %j: %j (SEARCH-4)', (query, hasLine) => {
    expect(resultsOf(query).hasLine).toBe(hasLine)
    expect(copy.safetyLine).toBe('If someone is ill now: 999 for emergencies, 111 for advice.')
  })

  it('prints no template and no description of a picture (SEARCH-1)', () => {
    const texts = entries.map(({text, description}) => `${text} ${description}`).join('\n')
    expect(texts).not.toMatch(/\{\w+\}|windows are lit|\(illustration\)/)
  })

  it.each(unknown)('says that nothing was found for %j, and where to go (SEARCH-3)', (query) => {
    const {help, html, paths, hasLine} = resultsOf(query)
    expect([help, paths, hasLine]).toEqual([null, [], true])
    expect(html).toContain('No results')
    expect(copy.noneHeading).toMatch(/find/)
    const [, said = '', offered = ''] =
      html.split('data-none=""')[1]?.match(/^(.*?)(<section.*)$/s) ?? []
    expect(said).toContain(`<h2>${copy.noneHeading}</h2>`)
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
