import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'

const file = join(import.meta.dirname, '..', '..', 'src/content/generated/sanity.types.ts')

/** Every query of the site, verbatim. The type generator writes them as the keys of an interface. */
export const siteQueries: readonly string[] = readQueries()

function readQueries(): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const queries: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'SanityQueries') {
      for (const {name} of node.members)
        if (name && ts.isStringLiteral(name)) queries.push(name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return queries
}
