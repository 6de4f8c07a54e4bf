import {schemaTypes} from '#studio/schema/schema.ts'
import {isRecord} from '#content-lake/documents/document.ts'

/** A place in the schema that editors can fill in: a document, an object, a list or a value. */
export interface Place {
  /** Path from the type of the document or section to the field, such as `hero.picture.alt`, without lists. */
  readonly path: string
  readonly definition: Readonly<Record<string, unknown>>
}

const definitions: readonly unknown[] = schemaTypes
const named = new Map(
  definitions.filter(isRecord).map((definition) => [String(definition['name']), definition]),
)

/** Names of documents and sections. Objects are listed at each place that uses them. */
const rootNames = new Set([
  ...[...named.values()].filter(({type}) => type === 'document').map(({name}) => String(name)),
  ...sectionNames(),
])

function sectionNames(): string[] {
  const page = named.get('page')
  const sections = page === undefined ? undefined : fieldsOf(page).get('sections')
  return records(sections?.['of'])
    .map(({type}) => String(type))
    .filter((type) => named.has(type))
}

/** The document types and sections of the Studio. */
export const roots: readonly Place[] = [...rootNames].map((name) => placeOfType(name))

export const documentPlaces: readonly Place[] = roots.filter(
  ({definition}) => definition['type'] === 'document',
)

/** Objects that documents and sections share. */
export const fieldGroups: readonly Place[] = [...named.values()]
  .filter(({name, type}) => type === 'object' && !rootNames.has(String(name)))
  .map(({name}) => placeOfType(String(name)))

/** Returns the field of a place; empty when there is none of this name. */
function fieldOf(place: Place, name: string): Place[] {
  return membersOf(place).flatMap((member) => {
    const definition = fieldsOf(resolved(member.definition)).get(name)
    return definition ? [{path: `${member.path}.${name}`, definition}] : []
  })
}

/** Returns the direct fields of a place. */
export function childrenOf(place: Place): Place[] {
  return membersOf(place).flatMap((member) =>
    [...fieldsOf(resolved(member.definition)).keys()].flatMap((name) => fieldOf(member, name)),
  )
}

/** Returns the item types of a list, or the place itself when it is not a list. */
function membersOf(place: Place): Place[] {
  const definition = resolved(place.definition)
  if (definition['type'] !== 'array') return [place]
  return records(definition['of']).flatMap((member) => {
    const type = String(member['type'])
    return rootNames.has(type)
      ? [placeOfType(type)]
      : membersOf({path: place.path, definition: member})
  })
}

function placeOfType(name: string): Place {
  const definition = named.get(name)
  if (definition === undefined) throw new Error(`The schema has no type ${name}`)
  return {path: name, definition}
}

function resolved(
  definition: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const type = named.get(String(definition['type']))
  return type === undefined ? definition : resolved(type)
}

/** Returns the fields of an object, or the annotations of a rich text paragraph. */
function fieldsOf(
  definition: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const marks = isRecord(definition['marks']) ? definition['marks']['annotations'] : undefined
  const fields =
    definition['type'] === 'block'
      ? [{name: 'markDefs', type: 'array', of: marks}]
      : records(definition['fields'])
  return new Map(fields.map((field) => [String(field['name']), field]))
}

function records(value: unknown): Record<string, unknown>[] {
  return [value].flat().filter(isRecord)
}
