import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'

/**
 * Parts of a component are named by data attributes without a value, since client code carries no styles; what has a
 * value is declared with `dataAttribute`, whose types find a misspelt one. Nothing but this finds a misspelt part.
 */
const root = join(import.meta.dirname, '..', '..')
const sources = globSync(['src/**/*.{ts,tsx}', 'tests/visual/*.ts'], {cwd: root}).filter(
  (file) => !/\.test\.|generated/.test(file),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The data attributes that the JSX of a file writes by their name. */
function writtenIn(file: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) names.push(node.name.getText())
    ts.forEachChild(node, visit)
  }
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  visit(source)
  return names.filter((name) => name.startsWith('data-'))
}

/** What is completed at request time is written as text. */
const inText = [...read('src/search/search-markup.ts').matchAll(/ (data-[a-z-]+)="/g)].map(
  ([, name = '']) => name,
)
/** What styled-components writes into its styles, which the server in front looks for. */
const ofStyles = ['data-styled', 'data-styled-global']
const written = new Set([
  ...sources.filter((file) => file.endsWith('.tsx')).flatMap(writtenIn),
  ...inText,
])
const selected = new Set(
  sources.flatMap((file) => [...read(file).matchAll(/\[(data-[a-z-]+)/g)].map(([, name]) => name)),
)
/** What `dataAttribute` declares may be written and selected by its name too. */
const declared = new Set(
  sources.flatMap((file) =>
    [...read(file).matchAll(/dataAttribute(?:<[^(]*>)?\(\s*'([a-z-]+)'/g)].map(
      ([, name]) => `data-${name ?? ''}`,
    ),
  ),
)

describe('parts named by data attributes', () => {
  it('are each selected by a style or a script', () => {
    expect(written.size).toBeGreaterThan(40)
    expect([...written].filter((name) => !selected.has(name) && !declared.has(name))).toEqual([])
  })

  it('are each rendered by a component', () => {
    expect(
      [...selected].filter(
        (name = '') => !written.has(name) && !declared.has(name) && !ofStyles.includes(name),
      ),
    ).toEqual([])
  })
})

describe('data attributes with a value', () => {
  it('are selected through their declaration, so that a misspelt value does not compile', () => {
    expect(declared.size).toBeGreaterThan(15)
    const styles = sources.filter((file) => file.endsWith('.styles.ts'))
    expect(styles.filter((file) => /\[data-[a-z-]+=/.test(read(file)))).toEqual([])
  })
})
