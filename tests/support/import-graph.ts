import {existsSync, globSync, readFileSync} from 'node:fs'
import {join, posix} from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..', '..')

/** An import as written, including type imports and `import()`. */
export interface Import {
  readonly file: string
  readonly specifier: string
}

/** Every source file, relative to the root, with forward slashes. */
export const sourceFiles = globSync('{src,studio,scripts,tests}/**/*.{ts,tsx,mts,mjs}', {cwd: root})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/(^|\/)(dist|\.output|node_modules|\.sanity)\//.test(file))

/** Reads the imports and re-exports of a file. */
export function importsOf(file: string): Import[] {
  const specifiers: string[] = []
  const add = (node: ts.Node | undefined) => {
    if (node !== undefined && ts.isStringLiteralLike(node)) specifiers.push(node.text)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier)
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0])
    ts.forEachChild(node, visit)
  }
  const text = readFileSync(join(root, file), 'utf8')
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return specifiers.map((specifier) => ({file, specifier}))
}

/**
 * Resolves an import to a file.
 *
 * @param aliases - `imports` of `package.json`
 * @returns a path relative to the root, or `null` for a package
 * @throws Error when there is no such file
 */
export function targetOf(
  {file, specifier}: Import,
  aliases: Readonly<Record<string, string>>,
): string | null {
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(file), specifier)
    : resolveAlias(specifier, aliases)
  if (path === null) return null
  if (!existsSync(join(root, path))) throw new Error(`${file} imports ${specifier}: no such file`)
  return path
}

/** Resolves an alias as Node does: the longest matching prefix wins. */
function resolveAlias(specifier: string, aliases: Readonly<Record<string, string>>): string | null {
  const fitting = Object.entries(aliases)
    .map(([alias, target]) => [alias.replace('*', ''), target.replace('*', '')] as const)
    .filter(([alias]) => specifier.startsWith(alias))
    .toSorted(([one], [other]) => other.length - one.length)
  const [alias, target] = fitting[0] ?? []
  if (alias === undefined || target === undefined) return null
  return posix.join(target, specifier.slice(alias.length))
}

/**
 * Finds import cycles.
 *
 * @param graph - the imports of each file
 * @returns each sorted set of files that all reach each other
 */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map(
    [...graph.keys()].map((file) => [file, reachableFrom(file, graph)] as const),
  )
  const inCircle = [...graph.keys()].filter((file) => reached.get(file)?.has(file))
  const circles = inCircle.map((file) =>
    inCircle
      .filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file))
      .toSorted(),
  )
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}

/** Returns every file that a file imports, directly or indirectly. */
export function reachableFrom(
  file: string,
  graph: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [...(graph.get(file) ?? [])]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(next)) continue
    found.add(next)
    queue.push(...(graph.get(next) ?? []))
  }
  return found
}
