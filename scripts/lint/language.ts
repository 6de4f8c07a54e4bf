import {globSync, readFileSync} from 'node:fs'
import ts from 'typescript'

/** A comment or test title to rewrite. */
export interface Finding {
  readonly line: number
  readonly problem: string
  readonly text: string
}

/** Findings and line counts of one source file. */
export interface LanguageReport {
  readonly lines: number
  readonly commentLines: number
  readonly findings: readonly Finding[]
}

const maxWords = 35
const frontedClause = /^(of|what|who|whoever|where|such|those)\b/i
const directive = /^(eslint|oxlint|@ts|prettier|global |c8|v8)/

/**
 * Reports comments and test titles that begin with a fronted clause, and long sentences in comments.
 *
 * @param file - decides whether the text is read as JSX
 */
export function checkLanguage(file: string, text: string): LanguageReport {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const findings: Finding[] = []
  const commentLines = new Set<number>()
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const report = (position: number, problem: string, words: string) =>
    findings.push({line: lineAt(position), problem, text: words.slice(0, 80)})

  for (const {start, end} of commentRanges(source)) {
    for (let line = lineAt(start); line <= lineAt(end); line += 1) commentLines.add(line)
    for (const paragraph of paragraphs(text.slice(start, end))) {
      for (const sentence of paragraph.split(/(?<=[.!?][)\]]?) (?=[^a-z])/)) {
        const words = sentence.split(' ').length
        if (frontedClause.test(sentence)) report(start, 'begins with a fronted clause', sentence)
        if (words > maxWords) report(start, `has a sentence of ${words} words`, sentence)
      }
    }
  }
  for (const title of testTitles(source)) {
    if (frontedClause.test(title.text))
      report(title.getStart(source), 'begins with a fronted clause', title.text)
  }
  return {lines: text.split('\n').length - 1, commentLines: commentLines.size, findings}
}

/** Adjacent `//` lines make one range. */
function commentRanges(source: ts.SourceFile): {start: number; end: number}[] {
  const ends = new Map<number, number>()
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child))
    children.forEach(visit)
    if (children.length > 0) return
    const start = node.getFullStart()
    const trivia = source.text.slice(start, node.getStart(source))
    for (const {0: comment, index} of trivia.matchAll(/\/\*[^]*?\*\/|\/\/.*(\n *\/\/.*)*/g))
      ends.set(start + index, start + index + comment.length)
  }
  visit(source)
  return [...ends].map(([start, end]) => ({start, end}))
}

/** Splits a comment at empty lines, list items and tags, and drops the marks of comment and tag. */
function paragraphs(comment: string): string[] {
  return comment
    .replace(/\*\/$/, '')
    .replaceAll(/^[ \t]*(\/\*\*?|\*|\/\/)[ \t]?/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-@]|\d+\. ))/)
    .map((part) => part.replace(/^\s*(@\w+( [\w.$[\]]+ -)?|-|\d+\.)\s/, '').replaceAll(/\s+/g, ' '))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !directive.test(part))
}

function testTitles(source: ts.SourceFile): ts.LiteralLikeNode[] {
  const found: ts.LiteralLikeNode[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /^(it|test|describe)\b/.test(node.expression.getText(source))
    ) {
      const [title] = node.arguments
      if (title !== undefined && ts.isStringLiteralLike(title)) found.push(title)
      if (title !== undefined && ts.isTemplateExpression(title)) found.push(title.head)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function main(paths: readonly string[]): void {
  const files = globSync(
    paths.map((path) => (/\.\w+$/.test(path) ? path : `${path}/**/*.{ts,tsx,mts,mjs}`)),
  ).filter((file) => !/(^|[\\/])(dist|generated|\.output|\.sanity|node_modules)[\\/]/.test(file))
  let [lines, commentLines, count] = [0, 0, 0]
  for (const file of files.toSorted()) {
    const result = checkLanguage(file, readFileSync(file, 'utf8'))
    lines += result.lines
    commentLines += result.commentLines
    count += result.findings.length
    for (const {line, problem, text} of result.findings)
      console.error(`${file}:${line} ${problem}: ${text}`)
  }
  const share = ((100 * commentLines) / Math.max(lines, 1)).toFixed(1)
  console.info(
    `${files.length} files, ${lines} lines, ${commentLines} of comments (${share} %), ${count} to rewrite`,
  )
  if (count > 0) process.exitCode = 1
}

if (import.meta.main) {
  const paths = process.argv.slice(2)
  main(paths.length > 0 ? paths : ['src', 'studio', 'scripts', 'tests'])
}
