import {readdir, readFile} from 'node:fs/promises'
import path from 'node:path'
import {renderMarkup} from '#lib/testing/render.ts'
import {uiFixtures} from '#review/ui-fixtures.tsx'
import {sectionRules, validateHtml} from '#tests/support/validate-html.ts'

const ui = path.join(import.meta.dirname, '../../src/ui')

const states = uiFixtures.flatMap(({name, states: own}) =>
  Object.entries(own).map(([state, node]) => ({name, state, node})),
)

describe('primitive', () => {
  it.each(states)('$name, $state is valid HTML (DES-10)', async ({node}) => {
    const html = await renderMarkup(node)
    expect(await validateHtml(`<main>${html}</main>`, sectionRules)).toEqual([])
  })
})

describe('styles of the primitives', () => {
  it('use tokens for every colour', async () => {
    const files = await readdir(ui, {recursive: true})
    const literals = await Promise.all(
      files
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
        .map(async (file) => {
          const text = await readFile(path.join(ui, file), 'utf8')
          return (text.match(/#[0-9a-f]{3,8}\b(?=['";\s,)])|\b(?:rgb|hsl)a?\(/gi) ?? []).map(
            (literal) => `${file}: ${literal}`,
          )
        }),
    )
    expect(literals.flat().filter((found) => !/#(?:main|gp)$/.test(found))).toEqual([])
  })

  it('use no sibling positions, because style elements may be siblings', async () => {
    const files = await readdir(ui, {recursive: true})
    for (const file of files.filter((name) => name.endsWith('.styles.ts'))) {
      const text = await readFile(path.join(ui, file), 'utf8')
      expect([
        file,
        text.match(/:(?:first-child|last-child|nth-child|only-child)|\w \+ \w+ \{/g),
      ]).toEqual([file, null])
    }
  })
})
