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
  const markup = namesOfMarkup(tree)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child))
      const comesAndGoes = children.some((child) => valuesOf(child).length > 1)
      const isBare = (value: ts.Node) =>
        isLiteral(value) ? comesAndGoes : isVariableText(value, markup)
      for (const child of children) {
        if (children.length < 2 || !valuesOf(child).some(isBare)) continue
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

/** Returns what a child may render: one text or expression, several with a condition, none for an element. */
function valuesOf(child: ts.JsxChild): readonly ts.Node[] {
  if (ts.isJsxText(child)) return [child]
  return ts.isJsxExpression(child) && child.expression ? branches(child.expression) : []
}

function branches(value: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(value)) return branches(value.expression)
  if (ts.isConditionalExpression(value))
    return [...branches(value.whenTrue), ...branches(value.whenFalse)]
  return ts.isBinaryExpression(value) && /^(&&|\|\||\?\?)$/.test(value.operatorToken.getText())
    ? [...branches(value.left), ...branches(value.right)]
    : [value]
}

/** Literal texts never change. */
const isLiteral = (value: ts.Node) => ts.isJsxText(value) || ts.isStringLiteralLike(value)

function isVariableText(value: ts.Node, markup: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(value)) return !markup.has(value.text)
  if (ts.isCallExpression(value))
    return !/(\.map|\.flatMap|^createPortal|^createElement)$/.test(value.expression.getText())
  return (
    ts.isTemplateExpression(value) ||
    ts.isPropertyAccessExpression(value) ||
    ts.isElementAccessExpression(value)
  )
}

/** Returns the names of properties of type `ReactNode` and of constants that contain markup. */
function namesOfMarkup(tree: ts.Node): ReadonlySet<string> {
  const names = new Set(['undefined'])
  const visit = (node: ts.Node): void => {
    const isMarkup =
      (ts.isPropertySignature(node) && node.type?.getText() === 'ReactNode') ||
      (ts.isVariableDeclaration(node) && hasMarkup(node))
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
