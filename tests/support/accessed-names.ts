import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..', '..')

/** Code that uses content. Tests, fixtures and queries do not count. */
const files = globSync('src/**/*.{ts,tsx}', {cwd: root}).filter(
  (file) => !/\.test\.|\.fixtures\.|\.query\.ts$|\/(generated|testing|fragments)\//.test(file),
)

/** Returns every property name that the site's code accesses. */
export function accessedNames(): Set<string> {
  return new Set(files.flatMap((file) => accessedNamesIn(readFileSync(join(root, file), 'utf8'))))
}

/**
 * Finds the property names that source code accesses: `a.name`, `{name} = a`, and the strings in arrays, because some
 * code loops over field names.
 *
 * @param source - TypeScript, with or without JSX
 */
function accessedNamesIn(source: string): string[] {
  const tree = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) found.push(node.name.text)
    if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name)) found.push(name.text)
    }
    if (ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
