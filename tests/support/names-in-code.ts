import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..', '..')

/** Code that shows or uses content; what writes examples of it or asks for it does neither. */
const files = globSync('src/**/*.{ts,tsx}', {cwd: root}).filter(
  (file) => !/\.test\.|\.fixtures\.|\.query\.ts$|\/(generated|testing|fragments)\//.test(file),
)

/** Every name by which code of the site reaches into an object. */
export function namesInCode(): Set<string> {
  return new Set(files.flatMap((file) => namesReached(readFileSync(join(root, file), 'utf8'))))
}

/**
 * Finds the names by which source code reaches into objects: `a.name`, `{name} = a`, and the items of constant lists
 * of names, by which some code reads one field after the other.
 *
 * @param source - TypeScript, with or without JSX
 */
export function namesReached(source: string): string[] {
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
