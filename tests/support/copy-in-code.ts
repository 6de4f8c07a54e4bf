import ts from 'typescript'

/** Several words, or one capitalised word: `Read more`, `English`. Names of states and classes are lower case. */
const copyPattern = /^\s*[A-Z][a-z]{2,}|[a-z]{2,} [A-Za-z]?[a-z]{2,}/

/**
 * Finds literal texts for visitors in the source of a component.
 *
 * @param source - TypeScript with JSX
 */
export function copyIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isNoCopy(node)) return
    const text = textOf(node)
    if (text !== null) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return /[A-Za-z]{2}/.test(node.text) ? node.text.trim() : null
  if (ts.isTemplateExpression(node)) {
    const text = [node.head, ...node.templateSpans.map(({literal}) => literal)]
      .map((part) => part.text)
      .join('…')
    return copyPattern.test(text) ? text : null
  }
  return ts.isStringLiteralLike(node) && copyPattern.test(node.text) ? node.text : null
}

/** Returns true for imports, directives, key names, selectors, queries, class names and error messages. */
function isNoCopy(node: ts.Node): boolean {
  const {parent} = node
  if (ts.isImportDeclaration(node) || ts.isThrowStatement(node) || ts.isTypeNode(node)) return true
  if (ts.isVariableDeclaration(node)) return /Query$/.test(node.name.getText())
  if (ts.isJsxAttribute(node))
    return /^(className|sizes|preserveAspectRatio)$/.test(node.name.getText())
  if (!ts.isStringLiteralLike(node)) return false
  if (ts.isExpressionStatement(parent)) return true
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$/.test(parent.operatorToken.getText())
  return (
    ts.isCallExpression(parent) && /querySelector|closest|matches/.test(parent.expression.getText())
  )
}
