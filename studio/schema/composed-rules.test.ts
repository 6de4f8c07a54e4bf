import {createClient} from '@sanity/client'
import {validateDocumentInternal} from '@sanity/validation/_internal'
import {createSchema} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {schemaTypes} from './schema.ts'

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

/** A value that the type's own rule refuses, and what the rule says; one for every type with a rule of its own. */
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

/** Every field and array member with a rule, whose type has a rule of its own. */
function withTwoRules(type: Described, path: string): {path: string; field: Described}[] {
  const children = [...(type.fields ?? []), ...(type.of ?? [])]
  return children.flatMap((field) => {
    const at = `${path}.${field.name ?? field.type ?? '?'}`
    const hasTwo = field.validation !== undefined && rulesOf.get(field.type) !== undefined
    return [...(hasTwo ? [{path: at, field}] : []), ...withTwoRules(field, at)]
  })
}

const found = types.flatMap((type) => withTwoRules(type, type.name ?? '?'))

/** A document of all these fields, each under a name of its own. */
const schema = createSchema({
  name: 'probe',
  types: [
    ...schemaTypes,
    {
      name: 'probe',
      type: 'document',
      fields: found.map(({field: {type, validation}}, index) => ({
        name: `field${index}`,
        type,
        validation,
      })),
    },
  ],
})

/** Nothing is asked of it: the fields need no other documents. */
const client = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: contentApiVersion,
  useCdn: false,
})

/** What is wrong with each field itself when all are given values. */
async function errorsOf(valueOf: (field: Described) => unknown): Promise<[string, string[]][]> {
  const values = found.map(({field}, index) => [`field${index}`, valueOf(field)] as const)
  const markers = await validateDocumentInternal({
    document: {
      _id: 'probe',
      _type: 'probe',
      _createdAt: '',
      _updatedAt: '',
      _rev: '',
      ...Object.fromEntries(values),
    },
    schema,
    getClient: () => client,
    // Outside the Studio, Sanity turns the errors of objects into warnings.
    environment: 'studio',
    getDocumentExists: () => Promise.resolve(true),
  })
  return found.map(({path}, index) => [
    path,
    markers
      .filter(
        ({level, path: at}) => level === 'error' && at.length === 1 && at[0] === `field${index}`,
      )
      .map(({message}) => message),
  ])
}

describe('a field with a rule whose type has a rule of its own', () => {
  it('has a sample here for each of these types', () => {
    expect(found.length).toBeGreaterThan(15)
    const named = new Set(
      types.flatMap(({type, name, validation}) =>
        type !== 'document' && validation !== undefined ? [name] : [],
      ),
    )
    expect(named).toEqual(new Set(Object.keys(refused)))
  })

  it('refuses a missing value with one error, except where only some layouts need it', async () => {
    expect(await errorsOf(() => undefined)).toEqual(
      found.map(({path, field}) => [path, field.hidden === undefined ? ['Required'] : []]),
    )
  })

  it('refuses what the type refuses, with one error', async () => {
    expect(await errorsOf(({type = ''}) => refused[type]?.value)).toEqual(
      found.map(({path, field: {type = ''}}) => [path, [refused[type]?.says]]),
    )
  })
})
