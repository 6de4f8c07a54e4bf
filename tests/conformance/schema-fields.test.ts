import {parse} from '#content-lake/query/groq-engine.ts'
import {fieldsRead} from '#tests/support/fields-read.ts'
import {namesInCode, namesReached} from '#tests/support/names-in-code.ts'
import {childrenOf, fieldGroups, fieldsBelow, roots} from '#tests/support/schema-fields.ts'
import {listSlice} from '#routing/list-pages.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

/** What only editors read, in the Studio. */
const studioOnly: Readonly<Record<string, string>> = {
  'careCard.reviewedOn': 'A date for editors: after a year the Studio asks for another look.',
  'claim.evidence': 'A note for editors: what is still to be proven. Visitors do not see it.',
  'resource.reviewedOn': 'The same date for a guide.',
  'sharedSection.title': 'What editors call a section that several pages use.',
}

/** Fields of a whole whose names no code spells: one of them is picked by the value of another field. */
const pickedByValue: Readonly<Record<string, string>> = {
  'timeline.categories': 'The word for the category of an update.',
  'promiseLog.states': 'The word for the state of a promise.',
  'search.groupNames': 'The heading above results of a kind.',
  'search.kindNames': 'The word beside a result of a kind.',
  'findClinicians.labels': 'What is said when the place of a visitor is not known, by the reason.',
}

const fields = roots.flatMap(fieldsBelow).map(({path}) => path)
const reads = siteQueries.map((query) => fieldsRead(parse(query, {params: {...listSlice(1)}})))
const named = new Set(reads.flatMap((read) => [...read.named]))
const taken = new Set(reads.flatMap((read) => [...read.taken]))

describe('a field that editors can fill in', () => {
  it('is found in documents, sections, objects, lists and text', () => {
    expect(fields.length).toBeGreaterThan(1000)
    expect(fields).toEqual(
      expect.arrayContaining([
        'siteSettings.company.icoNumber',
        'hero.headline',
        'navigation.menus.items.service',
        'faq.answer.markDefs.page',
        'faq.answer.rows.cells',
        'steps.steps.clip.captionsLabel',
      ]),
    )
  })

  it('is read by a query of the site, or says why only the Studio reads it', () => {
    const unread = fields.filter((field) => !named.has(field) && !taken.has(field))
    expect(unread).toEqual(Object.keys(studioOnly))
  })

  it('and taken along with others, is named by code that shows it', () => {
    const names = namesInCode()
    const unnamed = [...taken]
      .filter((field) => !named.has(field) && !field.endsWith('.markDefs'))
      .filter((field) => !names.has(field.slice(field.lastIndexOf('.') + 1)))
      .map((field) => field.slice(0, field.lastIndexOf('.')))
    expect([...new Set(unnamed)].filter((whole) => !(whole in pickedByValue))).toEqual([])
  })
})

describe('a group of fields that may stay empty', () => {
  it('has nothing in it when a document is new, or it could not be published as it is', () => {
    const begun = fieldGroups
      .filter(({path}) => path !== 'seo')
      .flatMap(childrenOf)
      .filter(({definition}) => 'initialValue' in definition)
    expect(begun.map(({path}) => path)).toEqual([])
    expect(fieldGroups.map(({path}) => path)).toEqual(expect.arrayContaining(['picture', 'link']))
  })
})

describe('the walk over the schema', () => {
  const read = (query: string) => {
    const found = fieldsRead(parse(query))
    return {named: [...found.named], taken: [...found.taken]}
  }

  it('notes what is projected, and not what stands beside it', () => {
    expect(read('*[_type == "update"]{title}')).toEqual({named: ['update.title'], taken: []})
  })

  it('notes filters and orders', () => {
    expect(read('*[_type == "redirect" && defined(from)] | order(to asc){_id}').named).toEqual([
      'redirect.from',
      'redirect.to',
    ])
  })

  it('notes what a whole is made of', () => {
    expect(read('*[_type == "promise"][0]').taken).toHaveLength(5)
    const {named: names, taken: wholes} = read('*[_type == "page"]{banner, seo{title}}')
    expect(names).toEqual(['page.banner', 'page.seo', 'page.seo.title'])
    expect(wholes).toEqual(expect.arrayContaining(['page.banner.label', 'page.banner.text']))
    expect(wholes).not.toContain('page.seo.description')
  })

  it('follows references, lists, conditions and parents', () => {
    const query = `*[_type == "page"]{
      sections[]{
        _type == "faqs" => {"title": ^.breadcrumb, items[]->{question}},
        "line": select($a == "b" => headline)
      }
    }`
    expect(read(query).named).toEqual(
      expect.arrayContaining(['page.breadcrumb', 'faq.question', 'hero.headline']),
    )
    expect(read(query).named).not.toContain('faq.answer')
  })

  it('does not take all sections of a page for read because the search looks for words in them', () => {
    expect(read('*[_type == "page"]{"parts": sections}')).toEqual({
      named: ['page.sections'],
      taken: [],
    })
  })

  it('knows by which names code reaches into objects', () => {
    expect(namesReached('const {a, b: c} = x; y.d; const names = ["e"]; const z = {f: 1}')).toEqual(
      ['a', 'b', 'd', 'e'],
    )
  })
})
