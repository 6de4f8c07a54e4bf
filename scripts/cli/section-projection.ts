import {z} from 'zod'
import {writtenFields} from '#content/fragments/documents.ts'
import {functions} from '#content/fragments/functions.ts'
import {parse} from '#content-lake/query/groq-engine.ts'

/** A type in the schema that `extractSchema` writes. */
interface TypeNode {
  readonly type: string
  readonly name?: string
  readonly attributes?: Readonly<Record<string, {readonly value: TypeNode}>>
  readonly rest?: TypeNode
  readonly of?: TypeNode | readonly TypeNode[]
  readonly dereferencesTo?: string
}

const schemaOf = z.array(
  z.object({name: z.string(), value: z.custom<TypeNode>(Boolean).optional()}),
)

/**
 * Writes the projection of all section types from the Studio's schema: each field as it is, with pictures, links,
 * rich text and documents that it refers to resolved. Types that contain any of these become GROQ functions.
 *
 * @param extracted - result of `extractSchema`
 * @param sectionTypes - names of the section types
 * @param joins - attributes that a section adds, by its type; one that is named as a field replaces it
 * @returns GROQ: the functions, and the attributes of a section
 * @throws Error when a field refers to a type of document that `writtenFields` lacks
 */
export function sectionProjection(
  extracted: unknown,
  sectionTypes: readonly string[],
  joins: Readonly<Record<string, string>>,
): {functions: string; fields: string} {
  const types = new Map(schemaOf.parse(extracted).map(({name, value}) => [name, value]))
  const defined = new Map([...functions.matchAll(/fn site::(\w+)/g)].map(([, name]) => [name, '']))

  const fieldsOf = (node: TypeNode, without: readonly string[] = []): string | null => {
    const resolved = Object.entries(node.attributes ?? {}).flatMap(([name, {value}]) => {
      const groq = without.includes(name) ? null : resolve(value, name)
      return groq === null ? [] : [`"${name}": ${groq}`]
    })
    return resolved.length === 0 ? null : ['...', ...resolved].join(', ')
  }

  /** Returns what resolves the value at a path, or `null` when nothing in it needs that. */
  const resolve = (node: TypeNode, path: string): string | null => {
    if (node.type === 'inline') return resolveNamed(node.name ?? '', path, false)
    const member = node.type === 'array' && isType(node.of) ? node.of : null
    if (member?.rest?.name !== undefined) return resolveNamed(member.rest.name, path, true)
    const fields = fieldsOf(member ?? node)
    return fields === null ? null : `${path}${member ? '[]' : ''}{${fields}}`
  }

  const resolveNamed = (name: string, path: string, isList: boolean): string | null => {
    const target = types.get(name)?.dereferencesTo
    const called = target ?? name
    if (!define(called)) {
      if (target === undefined) return null
      throw new Error(
        `A section refers to a document of the type "${target}". Add its fields to writtenFields in src/content/fragments/documents.ts.`,
      )
    }
    const value = `${path}${isList ? '[]' : ''}${target === undefined ? '' : '->'}`
    if (!isList) return `site::${called}(${value})`
    return `${value}{${target === undefined ? '_key, ' : ''}...site::${called}(@)}`
  }

  /** Defines the function of a type; false when its values need none. */
  const define = (name: string): boolean => {
    if (defined.has(name)) return true
    const type = types.get(name)
    const fields = writtenFields[name] ?? (type && fieldsOf(type))
    if (!fields) return false
    defined.set(name, `fn site::${name}($value) = $value{${fields}};`)
    defineCalled(fields)
    return true
  }

  const defineCalled = (groq: string): void => {
    for (const [, name = ''] of groq.matchAll(/site::(\w+)/g)) define(name)
  }

  const allFunctions = () => onOneLine([functions, ...defined.values()].join(' '))

  const fields = sectionTypes.flatMap((type) => {
    const node = types.get(type)
    if (node === undefined) throw new Error(`The schema has no section type "${type}".`)
    const join = joins[type] ?? ''
    defineCalled(join)
    const own = fieldsOf(node, namesIn(`${allFunctions()} {${join}}`))?.replace('..., ', '') ?? ''
    const attributes = [own, join].filter((part) => part !== '').join(', ')
    return attributes === '' ? [] : [`_type == "${type}" => {${attributes}}`]
  })
  return {functions: allFunctions(), fields: onOneLine(['...', ...fields].join(', '))}
}

const onOneLine = (groq: string) =>
  groq.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{}(),:|]) ?/g, '$1')

function isType(of: TypeNode['of']): of is TypeNode {
  return of !== undefined && 'type' in of
}

const attribute = z.object({name: z.string()})
const attributesOf = z.object({attributes: z.array(z.unknown())})

/** Names of the attributes that an object in GROQ sets itself. */
function namesIn(groq: string): string[] {
  return attributesOf
    .parse(parse(groq, {params: {}}))
    .attributes.flatMap((each) => attribute.safeParse(each).data?.name ?? [])
}
