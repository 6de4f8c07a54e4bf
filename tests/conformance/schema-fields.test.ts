import {parse} from '#content-lake/query/groq-engine.ts'
import {fieldsRead} from '#tests/support/fields-read.ts'
import {accessedNames, accessedNamesIn} from '#tests/support/accessed-names.ts'
import {childrenOf, fieldGroups, fieldsBelow, roots} from '#tests/support/schema-fields.ts'
import {listSlice} from '#routing/list-pages.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

/** Fields that only the Studio shows. */
const studioOnly: Readonly<Record<string, string>> = {
  'careCard.reviewedOn': 'A date for editors: after a year the Studio asks for another look.',
  'claim.evidence': 'A note for editors about missing evidence.',
  'resource.reviewedOn': 'The same date for a guide.',
  'sharedSection.title': 'The name of a shared section in the Studio.',
}

/** Objects whose field names no code contains, because the value of another field selects one of them. */
const pickedByValue: Readonly<Record<string, string>> = {
  'timeline.categories': 'The word for the category of an update.',
  'promiseLog.states': 'The word for the state of a promise.',
  'search.groupNames': 'The heading above results of a kind.',
  'search.kindNames': 'The word beside a result of a kind.',
  'findClinicians.labels': 'The message for each reason why the visitor’s location is unknown.',
}

const fields = roots.flatMap(fieldsBelow).map(({path}) => path)
const reads = siteQueries.map((query) => fieldsRead(parse(query, {params: {...listSlice(1)}})))
const named = new Set(reads.flatMap((read) => [...read.named]))
const taken = new Set(reads.flatMap((read) => [...read.taken]))

describe('field that editors can fill in', () => {
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

  it('is read by a query of the site, or is listed as shown only by the Studio', () => {
    const unread = fields.filter((field) => !named.has(field) && !taken.has(field))
    expect(unread).toEqual(Object.keys(studioOnly))
  })

  it('is named by code when a query reads it with its whole object', () => {
    const names = accessedNames()
    const unnamed = [...taken]
      .filter((field) => !named.has(field) && !field.endsWith('.markDefs'))
      .filter((field) => !names.has(field.slice(field.lastIndexOf('.') + 1)))
      .map((field) => field.slice(0, field.lastIndexOf('.')))
    expect([...new Set(unnamed)].filter((whole) => !(whole in pickedByValue))).toEqual([])
  })
})

describe('optional group of fields', () => {
  it('has no initial values, so that a new document can be published without it', () => {
    const begun = fieldGroups
      .filter(({path}) => path !== 'seo')
      .flatMap(childrenOf)
      .filter(({definition}) => 'initialValue' in definition)
    expect(begun.map(({path}) => path)).toEqual([])
    expect(fieldGroups.map(({path}) => path)).toEqual(expect.arrayContaining(['picture', 'link']))
  })
})

describe('fieldsRead', () => {
  const read = (query: string) => {
    const found = fieldsRead(parse(query))
    return {named: [...found.named], taken: [...found.taken]}
  }

  it('finds projected fields and not their siblings', () => {
    expect(read('*[_type == "update"]{title}')).toEqual({named: ['update.title'], taken: []})
  })

  it('finds the fields of filters and orders', () => {
    expect(read('*[_type == "redirect" && defined(from)] | order(to asc){_id}').named).toEqual([
      'redirect.from',
      'redirect.to',
    ])
  })

  it('finds the fields of objects that are read whole', () => {
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

  it('ignores sections of a page that are read whole, as the search does', () => {
    expect(read('*[_type == "page"]{"parts": sections}')).toEqual({
      named: ['page.sections'],
      taken: [],
    })
  })
})

describe('accessedNamesIn', () => {
  it('finds property names in code', () => {
    expect(
      accessedNamesIn('const {a, b: c} = x; y.d; const names = ["e"]; const z = {f: 1}'),
    ).toEqual(['a', 'b', 'd', 'e'])
  })
})
