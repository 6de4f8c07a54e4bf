import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from '#content-lake/query/groq-engine.ts'
import {nodesIn} from '#content-lake/query/walk-nodes.ts'
import {listSlice} from '#routing/list-pages.ts'
import {childrenOf, fieldGroups, fieldsBelow, roots} from '#tests/support/schema-fields.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

/** Fields that only the Studio shows, and one that the value of another field selects. */
const unnamed = [
  'careCard.reviewedOn',
  'claim.evidence',
  'resource.reviewedOn',
  'findClinicians.labels.denied',
]

const namesInQueries = siteQueries
  .flatMap((query) => [...nodesIn(parse(query, {params: {...listSlice(1)}}))])
  .flatMap(({type, name}) => (type === 'AccessAttribute' ? [String(name)] : []))

/** Names of accessed and destructured properties, because queries read some objects as a whole. */
const namesInCode = globSync(join(import.meta.dirname, '../../src/**/*.{ts,tsx}'))
  .filter((file) => !/\.test\.|\.fixtures\.|\/(generated|testing|fragments)\//.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:\.|[{,]\s*)(\w+)/g)])
  .map(([, name = '']) => name)

describe('field that editors can fill in', () => {
  it('is named by a query or the code of the site, unless only the Studio shows it', () => {
    const names = new Set([...namesInQueries, ...namesInCode])
    const fields = roots.flatMap(fieldsBelow).map(({path}) => path)
    expect(fields.length).toBeGreaterThan(1000)
    expect(fields.filter((path) => !names.has(path.slice(path.lastIndexOf('.') + 1)))).toEqual(
      unnamed,
    )
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
