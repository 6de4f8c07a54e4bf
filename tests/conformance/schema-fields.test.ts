import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from '#content-lake/query/groq-engine.ts'
import {nodesIn} from '#content-lake/query/walk-nodes.ts'
import {listSlice} from '#routing/list-pages.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {sectionTypes} from '#studio/schema/sections.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

interface Described {
  readonly name?: string
  readonly type?: string
  readonly fields?: readonly Described[]
  readonly of?: readonly Described[]
  readonly marks?: {readonly annotations?: readonly Described[]}
}

const types: readonly Described[] = schemaTypes

/** Returns the names of the fields of a type, at any depth, below the name of the type. */
const fieldsOf = ({fields = [], of = [], marks}: Described, path: string): string[] => [
  ...fields.flatMap((field) => {
    const at = `${path}.${field.name ?? ''}`
    return [at, ...fieldsOf(field, at)]
  }),
  ...[...of, ...(marks?.annotations ?? [])].flatMap((member) => fieldsOf(member, path)),
]

/** Fields that only the Studio shows, and those that the value of another field selects. */
const unnamed = [
  'careCard.reviewedOn',
  'resource.reviewedOn',
  'claim.evidence',
  'claimRegister.statistic',
  'claimRegister.goal',
  'claimRegister.plan',
  'claimRegister.rule',
  'consentText.yes',
  'findClinicians.labels.denied',
  'boroughMap.central',
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
    const fields = types.flatMap((type) => fieldsOf(type, type.name ?? ''))
    expect(fields.length).toBeGreaterThan(1000)
    expect(fields.filter((path) => !names.has(path.slice(path.lastIndexOf('.') + 1)))).toEqual(
      unnamed,
    )
  })
})

it('optional group of fields has no initial values, so that a document can be published without it', () => {
  const groups = types.filter(({name = '', type}) => type === 'object' && !isSection(name))
  expect(groups.map(({name}) => name)).toEqual(expect.arrayContaining(['picture', 'link']))
  const begun = groups.filter(({fields = []}) => fields.some((field) => 'initialValue' in field))
  expect(begun.map(({name}) => name)).toEqual(['seo'])
})

const isSection = (name: string) => sectionTypes.some((type) => type === name)
