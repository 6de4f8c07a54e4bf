import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'

/**
 * Styles select the elements of a component by data attributes, because client code contains no styles. The types of
 * `dataAttribute` catch a misspelt value; only this test catches a misspelt attribute without a value.
 */
const root = join(import.meta.dirname, '..', '..')
const sources = globSync(['src/**/*.{ts,tsx}', 'tests/visual/*.ts'], {cwd: root}).filter(
  (file) => !/\.test\.|generated/.test(file),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the literal data attributes in the JSX of a file. */
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

/** Attributes of styled-components' style elements, which the edge server looks for. */
const ofStyles = ['data-styled', 'data-styled-global']
const written = new Set(sources.filter((file) => file.endsWith('.tsx')).flatMap(writtenIn))
const selected = new Set(
  sources.flatMap((file) =>
    [...read(file).matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name),
  ),
)
/** Attributes that `dataAttribute` declares, which code may also write and select by name. */
const declared = new Set(
  sources.flatMap((file) =>
    [...read(file).matchAll(/dataAttribute(?:<[^(]*>)?\(\s*'([a-z-]+)'/g)].map(
      ([, name]) => `data-${name ?? ''}`,
    ),
  ),
)

describe('data attributes', () => {
  it('without a value are each rendered and selected', () => {
    const known = new Set([...declared, ...ofStyles])
    const isKnown = (name: string) => known.has(name)
    expect([...written].filter((name) => !selected.has(name) && !isKnown(name))).toEqual([])
    expect([...selected].filter((name) => !written.has(name) && !isKnown(name))).toEqual([])
    expect(written.size).toBeGreaterThan(40)
  })

  it('with a value are selected only through their declaration, so that a misspelt value does not compile', () => {
    const styles = sources.filter((file) => file.endsWith('.styles.ts'))
    expect(styles.filter((file) => /\[data-[a-z-]+=/.test(read(file)))).toEqual([])
  })
})
