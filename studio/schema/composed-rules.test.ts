import {createSchema} from 'sanity'
import {schemaTypes} from './schema.ts'
import {errorsIn} from '#studio/testing/validate.ts'

type Described = {
  readonly name?: string
  readonly type?: string
  readonly fields?: readonly Described[]
  readonly of?: readonly Described[]
  readonly validation?: unknown
  readonly hidden?: unknown
}

const types: readonly Described[] = schemaTypes
const rulesOf = new Map(types.map(({name, validation}) => [name, validation]))

/** For each type with a rule: a value that the rule rejects, and its message. */
const refused: Record<string, {value: unknown; says: string}> = {
  picture: {
    value: {
      _type: 'picture',
      image: {_type: 'image', asset: {_type: 'reference', _ref: 'image-1'}},
    },
    says: 'Describe the picture in the field Alt, or mark it as decorative.',
  },
  link: {
    value: {_type: 'link', label: 'More', kind: 'page'},
    says: 'Choose the page to go to.',
  },
  table: {
    value: {_type: 'table', columns: ['Service'], rows: [{_key: 'a', cells: ['GP', '£1']}]},
    says: 'Row 1 needs 1 texts, one for each column.',
  },
}

/** Finds fields and array members that have a rule and whose type has one too. */
function withTwoRules(type: Described, path: string): {path: string; field: Described}[] {
  const children = [...(type.fields ?? []), ...(type.of ?? [])]
  return children.flatMap((field) => {
    const at = `${path}.${field.name ?? field.type ?? '?'}`
    const hasTwo = field.validation !== undefined && rulesOf.get(field.type) !== undefined
    return [...(hasTwo ? [{path: at, field}] : []), ...withTwoRules(field, at)]
  })
}

const doubleRules = types.flatMap((type) => withTwoRules(type, type.name ?? '?'))

/** A document type with all these fields, under unique names. */
const schema = createSchema({
  name: 'probe',
  types: [
    ...schemaTypes,
    {
      name: 'probe',
      type: 'document',
      fields: doubleRules.map(({field: {type, validation}}, index) => ({
        name: `field${index}`,
        type,
        validation,
      })),
    },
  ],
})

/** Returns the errors of each field itself, without those of its descendants. */
async function errorsOf(valueOf: (field: Described) => unknown): Promise<[string, string[]][]> {
  const values = doubleRules.map(({field}, index) => [`field${index}`, valueOf(field)] as const)
  const errors = await errorsIn(schema, {_type: 'probe', ...Object.fromEntries(values)})
  return doubleRules.map(({path}, index) => [
    path,
    errors
      .filter(({path: [field, ...inner]}) => field === `field${index}` && inner.length === 0)
      .map(({message}) => message),
  ])
}

describe('withComposedRules', () => {
  it('reports a missing value exactly once, unless only some layouts need it', async () => {
    expect(await errorsOf(() => undefined)).toEqual(
      doubleRules.map(({path, field}) => [path, field.hidden === undefined ? ['Required'] : []]),
    )
  })

  it('reports a value that the type rejects exactly once', async () => {
    expect(await errorsOf(({type = ''}) => refused[type]?.value)).toEqual(
      doubleRules.map(({path, field: {type = ''}}) => [path, [refused[type]?.says]]),
    )
  })
})
