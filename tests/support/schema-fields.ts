import {schemaTypes} from '#studio/schema/schema.ts'
import {isRecord} from '#content-lake/documents/document.ts'

/** A place of the schema where editors can write: a document, an object, a list or one value. */
export interface Place {
  /** From the type of the document or section to the field, such as `hero.picture.alt`; lists are not written. */
  readonly path: string
  readonly definition: Readonly<Record<string, unknown>>
}

const definitions: readonly unknown[] = schemaTypes
const named = new Map(
  definitions.filter(isRecord).map((definition) => [String(definition['name']), definition]),
)

/** Documents and sections; what stands in an object is listed wherever the object is used. */
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

/** The document types and sections of the Studio, each as the place it begins at. */
export const roots: readonly Place[] = [...rootNames].map((name) => placeOfType(name))

/** The document types, without sections. */
export const documentPlaces: readonly Place[] = roots.filter(
  ({definition}) => definition['type'] === 'document',
)

/** Groups of fields that documents and sections share, each as the place it begins at. */
export const fieldGroups: readonly Place[] = [...named.values()]
  .filter(({name, type}) => type === 'object' && !rootNames.has(String(name)))
  .map(({name}) => placeOfType(String(name)))

/** What the field of a place holds; nothing when it has no such field. */
export function fieldOf(place: Place, name: string): Place[] {
  return membersOf(place).flatMap((member) => {
    const definition = fieldsOf(resolved(member.definition)).get(name)
    return definition ? [{path: `${member.path}.${name}`, definition}] : []
  })
}

/** All fields of a place, one level deep. */
export function childrenOf(place: Place): Place[] {
  return membersOf(place).flatMap((member) =>
    [...fieldsOf(resolved(member.definition)).keys()].flatMap((name) => fieldOf(member, name)),
  )
}

/** All fields of a place at any depth; sections of a page and documents behind references begin anew. */
export function fieldsBelow(place: Place): Place[] {
  return childrenOf(place).flatMap((child) => [
    child,
    ...membersOf(child)
      .filter(({path}) => path === child.path)
      .flatMap(fieldsBelow),
  ])
}

/** The items of a list; any other place is its own only member. */
export function membersOf(place: Place): Place[] {
  const definition = resolved(place.definition)
  if (definition['type'] !== 'array') return [place]
  return records(definition['of']).flatMap((member) => {
    const type = String(member['type'])
    return rootNames.has(type)
      ? [placeOfType(type)]
      : membersOf({path: place.path, definition: member})
  })
}

/** The documents that a reference may point to. */
export function targetsOf(place: Place): Place[] {
  return membersOf(place).flatMap(({definition}) =>
    [definition['to']]
      .flat()
      .filter(isRecord)
      .map(({type}) => placeOfType(String(type))),
  )
}

/** Whether a place is of a type, as `_type` says it. */
export function isOfType({path, definition}: Place, type: string): boolean {
  return path === type || definition['name'] === type || definition['type'] === type
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

/** The fields of an object; of a paragraph of rich text, what is written at its marks. */
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
