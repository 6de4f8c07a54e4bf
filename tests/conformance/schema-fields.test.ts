import {parse} from '#content-lake/query/groq-engine.ts'
import {fieldsRead} from '#tests/support/fields-read.ts'
import {accessedNames} from '#tests/support/accessed-names.ts'
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
