import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'
import {isWithoutReact} from '#scripts/lint/without-react.ts'
import {sourceFiles} from '#tests/support/import-graph.ts'

const root = join(import.meta.dirname, '..', '..')

/** Returns whether a file contains anything that React's lint rules check: JSX, React's packages or hooks. */
function hasReact(file: string): boolean {
  const text = readFileSync(join(root, file), 'utf8')
  const visit = (node: ts.Node): boolean =>
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node) ||
    (ts.isStringLiteralLike(node) && /^react(-dom)?(\/|$)/.test(node.text)) ||
    (ts.isIdentifier(node) &&
      /^(use[A-Z]\w*|React|createElement|PureComponent|forwardRef)$/.test(node.text)) ||
    ts.forEachChild(node, visit) === true
  return visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
}

describe('files that ESLint checks without React’s rules', () => {
  const without = sourceFiles.filter((file) => isWithoutReact(join(root, file)))

  it('contain no React', () => {
    expect(without.length).toBeGreaterThan(1000)
    expect(without.filter(hasReact)).toEqual([])
  })
})
