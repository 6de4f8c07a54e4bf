import {Schema} from '@sanity/schema'
import {builtinTypes, extractSchema} from '@sanity/schema/_internal'
import {type DocumentSchemaType, parse, type SchemaType, typeEvaluate, type TypeNode} from 'groq-js'
import {listSlice} from '#routing/list-pages.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {accessedNames} from '#tests/support/accessed-names.ts'
import {childrenOf, fieldGroups, roots} from '#tests/support/schema-fields.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

/** Fields that only the Studio shows. */
const studioOnly: Readonly<Record<string, string>> = {
  'careCard.reviewedOn': 'A date for editors: after a year the Studio asks for another look.',
  'claim.evidence': 'A note for editors about missing evidence.',
  'resource.reviewedOn': 'The same date for a guide.',
  'sharedSection.title': 'The name of a shared section in the Studio.',
}

/** Fields that no result contains: of filters and orders, and of shared objects in sections that only the search reads. */
const readOtherwise = new RegExp(
  [
    /\.isHidden$|^(resource|policyArea)\.order$|asksOrganisation$|^faq\.place$|^emailText\.name$/,
    /^demoStage\.chapters\.(body|matching)|^search\.(contact|answers\.links|elsewhere\.links|symptoms\.guide)\./,
  ]
    .map(({source}) => source)
    .join('|'),
)

/** Objects whose field names no code contains, because the value of another field selects one of them. */
const pickedByValue =
  /\b(timeline\.categories|promiseLog\.states|search\.(groupNames|kindNames)|findClinicians\.labels)\./

const compiled = Schema.compile({name: 'default', types: [...builtinTypes, ...schemaTypes]})
const schema: SchemaType = extractSchema(asSchema(compiled), {enforceRequiredFields: true})
const types = new Map(schema.map((type) => [type.name, type]))
const sections = new Set(roots.map(({path}) => path))

/** Fields that refer to documents, whose own fields a query reads instead. */
const references = new Set<string>()

/** Marks a string value in the type of a field, so that the result type of a query that reads the field contains it. */
const mark = '§'

/** Returns a type whose values may also be the path of their field. @param within - named types around it */
function marked(type: TypeNode, path: string, within: readonly string[] = []): TypeNode {
  if (type.type === 'inline') {
    const named = types.get(type.name)
    if (type.name.endsWith('.reference')) references.add(path)
    if (named?.type !== 'type' || within.includes(type.name)) return type
    const own = sections.has(type.name) ? type.name : path
    return marked(named.value, own, [...within, type.name])
  }
  if (type.type === 'array') return {...type, of: marked(type.of, path, within)}
  if (type.type === 'union') return {...type, of: type.of.map((one) => marked(one, path, within))}
  if (type.type === 'object') {
    const attributes = markedAttributes(type.attributes, path, within)
    const rest = type.rest && marked(type.rest, path, within)
    return {...type, attributes, ...(rest?.type === 'object' && {rest})}
  }
  if (type.type !== 'string' && type.type !== 'number' && type.type !== 'boolean') return type
  return {type: 'union', of: [type, {type: 'string', value: mark + path}]}
}

const markedAttributes = (
  attributes: DocumentSchemaType['attributes'],
  path: string,
  within: readonly string[] = [],
) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      name.startsWith('_')
        ? attribute
        : {...attribute, value: marked(attribute.value, `${path}.${name}`, within)},
    ]),
  )

const markedSchema: SchemaType = schema.map((type) =>
  type.type === 'document'
    ? {...type, attributes: markedAttributes(type.attributes, type.name)}
    : type,
)

/** Returns the fields of editors that are marked in a type. The Studio fills in the other fields of built-in types. */
function fieldsIn(type: unknown): Set<string> {
  const text = JSON.stringify(type)
  const found = [...text.matchAll(/"§([^"]+)"/g)].map(([, path = '']) => path)
  return new Set(found.filter((path) => !/^sanity\.|\.source$|position\.alt$|listItem$/.test(path)))
}

const fields = [...fieldsIn(markedSchema)]
const read = new Set(
  siteQueries.flatMap((query) => {
    const found = [
      ...fieldsIn(typeEvaluate(parse(query, {params: {...listSlice(1)}}), markedSchema)),
    ]
    // The search reads whole sections, whatever their fields.
    const takesSections = query.includes('"parts": sections')
    return found.filter((field) => !takesSections || isOfDocument(field))
  }),
)
function isOfDocument(field: string): boolean {
  return types.get(field.slice(0, field.indexOf('.')))?.type === 'document'
}
const lastName = (field: string) => field.slice(field.lastIndexOf('.') + 1)
const namedByQueries = new Set(siteQueries.flatMap((query) => query.match(/\w+/g) ?? []))

/** The two packages declare the same schema, with other optional properties. */
function asSchema(schema: object): Parameters<typeof extractSchema>[0]
function asSchema(schema: object): object {
  return schema
}

describe('field that editors can fill in', () => {
  it('is found in documents, sections, objects, lists and text', () => {
    expect(fields).toEqual(
      expect.arrayContaining([
        'siteSettings.company.icoNumber',
        'hero.headline',
        'navigation.menus.items.label',
        'faq.answer.rows.cells',
      ]),
    )
  })

  it('is read by a query of the site, or is listed as shown only by the Studio', () => {
    const unread = fields.filter((field) => !read.has(field))
    expect(unread.filter((field) => !readOtherwise.test(field)).toSorted()).toEqual(
      Object.keys(studioOnly),
    )
    expect([...references].filter((field) => !namedByQueries.has(lastName(field)))).toEqual([])
  })

  it('is named by code when a query reads it with its whole object', () => {
    const names = accessedNames()
    const unnamed = [...read].filter(
      (field) => !names.has(lastName(field)) && !namedByQueries.has(lastName(field)),
    )
    expect(unnamed.filter((field) => !pickedByValue.test(field))).toEqual([])
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
