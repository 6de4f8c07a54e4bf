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

/**
 * How a document may lack what it need not have: all that may be missing is, whole (a reference that leads nowhere, a
 * picture that was not chosen), or each of its smallest parts is.
 */
export type Gaps = 'whole' | 'parts'

/**
 * Returns what the page query finds of a section whose document lacks every field that may be missing, by the types
 * that `sanity typegen` derives from the Studio's schema.
 *
 * @param section - a section with everything
 * @throws Error when the query has no section of its type
 */
export function withGaps<Section extends {_type: string}>(section: Section, gaps: Gaps): Section {
  const type = sectionTypes.get(section._type)
  if (type === undefined) throw new Error(`the page query knows no section ${section._type}`)
  const lacking: unknown = lackingOf(section, type, gaps)
  if (!isLike(section, lacking)) throw new Error(`${section._type} may be missing as a whole`)
  return lacking
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

/** Returns the alternatives of a type, names resolved. */
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
  const name = fieldOf(type, '_type')
  return name && ts.isLiteralTypeNode(name) && ts.isStringLiteral(name.literal)
    ? name.literal.text
    : undefined
}

function isNull(type: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword
}

function lackingOf(value: unknown, type: ts.TypeNode, gaps: Gaps): unknown {
  const members = membersOf(type)
  const mayBeMissing = members.some(isNull)
  if (value === null || value === undefined || (mayBeMissing && gaps === 'whole')) return null
  if (Array.isArray(value)) {
    const item = members.flatMap((member) => itemOf(member) ?? [])[0]
    return item ? value.map((each: unknown) => lackingOf(each, item, gaps)) : value
  }
  if (typeof value !== 'object') return mayBeMissing ? null : value
  const own = members.filter(
    (member) => ts.isTypeLiteralNode(member) && isOfType(value, nameOfType(member)),
  )
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
      const signature = own.flatMap((member) => signatureOf(member, name) ?? [])[0]
      if (signature?.type === undefined) return [[name, child]]
      return signature.questionToken ? [] : [[name, lackingOf(child, signature.type, gaps)]]
    }),
  )
}

function isOfType(value: object, name: string | undefined): boolean {
  return name === undefined || !('_type' in value) || value._type === name
}

function isLike<Value>(_original: Value, value: unknown): value is Value {
  return typeof value === 'object' && value !== null
}
