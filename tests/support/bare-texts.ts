import ts from 'typescript'

/**
 * Finds texts that need an element of their own. A browser that translates a page wraps each text in another element.
 * React then throws when it removes the text or inserts a node before it, and an update stays invisible. A text that
 * is an only child is safe, because React replaces the content of its element.
 *
 * @returns `file:line text` for each text
 */
export function bareTexts(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const elements = elementNames(tree)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child))
      const isAlone = children.length < 2
      const comesAndGoes = children.some(isConditional)
      for (const child of children) {
        if (isAlone || !mayBeText(child, elements, comesAndGoes)) continue
        const {line} = tree.getLineAndCharacterOfPosition(child.getStart())
        found.push(`${file}:${line + 1} ${child.getText().trim().slice(0, 60)}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Returns true for comments and for white space that the compiler drops between lines. */
function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '' && child.text.includes('\n')
  return ts.isJsxExpression(child) && child.expression === undefined
}

function isConditional(child: ts.JsxChild): boolean {
  return (
    ts.isJsxExpression(child) &&
    child.expression !== undefined &&
    branches(child.expression).length > 1
  )
}

/** Returns the possible values of an expression: one, unless it contains a condition. */
function branches(expression: ts.Expression): readonly ts.Expression[] {
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression
  if (ts.isConditionalExpression(inner))
    return [...branches(inner.whenTrue), ...branches(inner.whenFalse)]
  if (ts.isBinaryExpression(inner) && logical.has(inner.operatorToken.kind))
    return [...branches(inner.left), ...branches(inner.right)]
  return [inner]
}

const logical: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

/** @param includesWritten - whether literal texts count, which never change */
function mayBeText(
  child: ts.JsxChild,
  elements: ReadonlySet<string>,
  includesWritten: boolean,
): boolean {
  if (ts.isJsxText(child)) return includesWritten
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false
  if (ts.isStringLiteralLike(child.expression)) return includesWritten
  return branches(child.expression).some((branch) => isTextLike(branch, elements))
}

/** Returns the names of properties of type `ReactNode` and of constants that contain markup. */
function elementNames(tree: ts.Node): ReadonlySet<string> {
  const names = new Set(['undefined'])
  const visit = (node: ts.Node): void => {
    const isMarkup =
      (ts.isPropertySignature(node) && node.type?.getText() === 'ReactNode') ||
      (ts.isVariableDeclaration(node) &&
        node.initializer !== undefined &&
        hasMarkup(node.initializer))
    if (isMarkup && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

const hasMarkup = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  ts.forEachChild(node, hasMarkup) === true

function isTextLike(expression: ts.Expression, elements: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(expression)) return !elements.has(expression.text)
  return (
    ts.isStringLiteralLike(expression) ||
    ts.isTemplateExpression(expression) ||
    ts.isPropertyAccessExpression(expression) ||
    ts.isElementAccessExpression(expression) ||
    (ts.isCallExpression(expression) && !isListOfElements(expression))
  )
}

const isListOfElements = ({expression}: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression)
    ? ['map', 'flatMap'].includes(expression.name.text)
    : expression.getText() === 'createPortal'
