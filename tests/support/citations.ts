import ts from 'typescript'

/** A row of `tests/REQUIREMENTS.md`, with how much of it is true today. */
export type Requirement = {id: string; status: 'built' | 'partly' | 'not yet'}

/**
 * Reads the rows of `tests/REQUIREMENTS.md`: list items of an id, a status, the requirement and, unless it is built,
 * what is missing.
 *
 * @param markdown - the file's text
 * @returns the rows in the file's order
 * @throws when a list item has another form
 */
export function readRequirements(markdown: string): Requirement[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const [, id, built, unbuilt] =
        /^- \*\*([A-Z]+-\d+)\*\* (?:`(built)` .*[^_]|`(partly|not yet)` .* _Missing: .+\._)$/.exec(
          line,
        ) ?? []
      if (id === undefined) throw new Error(`Not a row: ${line}`)
      return {id, status: built ? 'built' : unbuilt === 'partly' ? 'partly' : 'not yet'}
    })
}

/**
 * Finds everything of the form of a requirement's id, such as `MOD-1`, and ranges: `MOD-1…3`, `MOD-1…MOD-3`,
 * `MOD-1 to MOD-3`.
 *
 * @param text - of a file or a title
 * @returns each id that is cited, as often as it is
 */
export function citedIds(text: string): string[] {
  const citation = /(?<![\w-])([A-Z]+)-(\d+)(?:(?:…|–| to )(?:\1-)?(\d+))?(?![\w-])/g
  return [...text.matchAll(citation)].flatMap(([, group, first, last = first]) =>
    numbersBetween(Number(first), Number(last)).map((number) => `${group ?? ''}-${number}`),
  )
}

function numbersBetween(first: number, last: number): number[] {
  return Array.from({length: Math.max(last - first, 0) + 1}, (_, index) => first + index)
}

/**
 * Finds citations of decisions: `decision 8`, `decisions 4 and 5`, `decisions 4, 5 and 6`.
 *
 * @param text - of a file
 * @returns each number that is cited, as often as it is
 */
export function citedDecisions(text: string): number[] {
  return [...text.matchAll(/\bdecisions? (\d+(?:, \d+)*(?: (?:and|to) \d+)?)/gi)].flatMap(
    ([, numbers = '']) => [...numbers.matchAll(/\d+/g)].map(([number]) => Number(number)),
  )
}

/**
 * Joins comments that run over several lines, so that a citation may be broken there.
 *
 * @param text - of a source file
 */
export function joinLines(text: string): string {
  return text.replace(/\s*\n\s*(?:\*|\/\/)? ?/g, ' ')
}

const callers = new Set(['describe', 'it', 'test'])

/**
 * Finds the titles of the tests in a file: what `describe`, `it` and `test` are called with, and the texts of tables
 * that begin with ids and a colon (`'MOD-1: …'`), which become titles by `%s` or `${…}`.
 *
 * @param file - its name, by which JSX is told
 * @param text - its text
 */
export function titlesOf(file: string, text: string): string[] {
  const titles = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && callers.has(rootOf(node.expression))) {
      const [title] = node.arguments
      if (title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.add(ts.isTemplateExpression(title) ? title.getText() : title.text)
    } else if (ts.isStringLiteralLike(node) && /^[A-Z]+-\d[^:]*: /.test(node.text)) {
      titles.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind))
  return [...titles]
}

/** The name at which a call such as `test.describe(…)` or `it.each([…])(…)` begins. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    return rootOf(callee.expression)
  return ''
}
