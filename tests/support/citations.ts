import ts from 'typescript'

/** A row of `tests/REQUIREMENTS.md`. */
export type Requirement = {id: string; status: 'built' | 'partly' | 'not yet'}

/**
 * Reads the rows of `tests/REQUIREMENTS.md`: list items with an id, a status, the requirement and, unless it is built,
 * the missing part.
 *
 * @throws Error for a list item in another format
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
 * Finds requirement ids such as `MOD-1`, and ranges: `MOD-1…3`, `MOD-1…MOD-3`, `MOD-1 to MOD-3`.
 *
 * @returns every cited id, including duplicates
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

/** Returns the number of each citation such as `decision 8` or `decisions 4, 5 and 6`, with duplicates. */
export function citedDecisions(text: string): number[] {
  return [...text.matchAll(/\bdecisions? (\d+(?:, \d+)*(?: (?:and|to) \d+)?)/gi)].flatMap(
    ([, numbers = '']) => [...numbers.matchAll(/\d+/g)].map(([number]) => Number(number)),
  )
}

/** Joins the lines of comments, so that a citation may span two lines. */
export function joinLines(text: string): string {
  return text.replace(/\s*\n\s*(?:\*|\/\/)? ?/g, ' ')
}

const callers = new Set(['describe', 'it', 'test'])

/**
 * Finds the test titles in a file: the first arguments of `describe`, `it` and `test`. Strings that begin with an id
 * and a colon (`'MOD-1: …'`) count too, because tables pass them to titles with `%s` or `${…}`.
 *
 * @param file - its name, whose extension says whether it contains JSX
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

/** Returns the first name of a callee such as `test.describe(…)` or `it.each([…])(…)`. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    return rootOf(callee.expression)
  return ''
}
