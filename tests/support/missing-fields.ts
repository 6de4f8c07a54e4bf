import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'

const path = join(import.meta.dirname, '..', '..', 'src', 'content', 'generated', 'sanity.types.ts')
const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)

const aliases = new Map(
  file.statements.flatMap((statement) =>
    ts.isTypeAliasDeclaration(statement) ? [[statement.name.text, statement.type] as const] : [],
  ),
)

/** Whether whole optional values are missing (a broken reference, no image), or only the optional fields in them. */
export type Gaps = 'whole' | 'parts'

/**
 * Returns a section as the page query does when its document lacks every optional field. The types of `sanity typegen`
 * say which fields are optional.
 *
 * @param section - a complete section
 * @throws Error when the query has no section of this type
 */
export function withGaps<Section extends {_type: string}>(section: Section, gaps: Gaps): Section
export function withGaps(section: {_type: string}, gaps: Gaps): unknown {
  const type = sectionTypes.get(section._type)
  if (type === undefined) throw new Error(`the page query knows no section ${section._type}`)
  return lackingOf(section, type, gaps)
}

const sectionTypes = typesOfSections()

function typesOfSections(): Map<string, ts.TypeLiteralNode> {
  const page = aliases.get('PAGE_QUERY_RESULT')
  const sections = page && membersOf(page).flatMap((member) => fieldOf(member, 'sections') ?? [])
  const members = (sections ?? []).flatMap(membersOf).flatMap((list) => itemOf(list) ?? [])
  return new Map(
    members.flatMap(membersOf).flatMap((member) => {
      const name = nameOfType(member)
      return name !== undefined && ts.isTypeLiteralNode(member) ? [[name, member] as const] : []
    }),
  )
}

/** Returns the members of a union, with aliases resolved. */
function membersOf(type: ts.TypeNode): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type)
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(membersOf)
  if (ts.isTypeReferenceNode(type) && type.typeArguments === undefined) {
    const alias = aliases.get(type.typeName.getText())
    if (alias) return membersOf(alias)
  }
  return [type]
}

function itemOf(type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Array') return undefined
  return type.typeArguments?.[0]
}

function signatureOf(type: ts.TypeNode, name: string): ts.PropertySignature | undefined {
  if (!ts.isTypeLiteralNode(type)) return undefined
  return type.members
    .filter(ts.isPropertySignature)
    .find((member) => member.name.getText() === name)
}

function fieldOf(type: ts.TypeNode, name: string): ts.TypeNode | undefined {
  return signatureOf(type, name)?.type
}

function nameOfType(type: ts.TypeNode): string | undefined {
  return fieldOf(type, '_type')?.getText().replaceAll('"', '')
}

function lackingOf(value: unknown, type: ts.TypeNode, gaps: Gaps): unknown {
  const members = membersOf(type)
  const mayBeMissing = members.some((member) => member.getText() === 'null')
  if (value === null || value === undefined || (mayBeMissing && gaps === 'whole')) return null
  if (Array.isArray(value)) {
    const item = members.flatMap((member) => itemOf(member) ?? [])[0]
    return item ? value.map((each: unknown) => lackingOf(each, item, gaps)) : value
  }
  if (typeof value !== 'object') return mayBeMissing ? null : value
  const own = members.filter((member) => {
    const name = nameOfType(member)
    return name === undefined || !('_type' in value) || value._type === name
  })
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
      const signature = own.flatMap((member) => signatureOf(member, name) ?? [])[0]
      if (signature?.type === undefined) return [[name, child]]
      return signature.questionToken ? [] : [[name, lackingOf(child, signature.type, gaps)]]
    }),
  )
}
