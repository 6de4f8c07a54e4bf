import {readdir} from 'node:fs/promises'
import path from 'node:path'
import {renderMarkup} from '#lib/testing/render.ts'
import {uiFixtures} from '#review/ui-fixtures.tsx'
import {sectionRules, validateHtml} from '#tests/support/validate-html.ts'

const ui = path.join(import.meta.dirname, '../../src/ui')

const states = uiFixtures.flatMap(({name, states: own}) =>
  Object.entries(own).map(([state, node]) => ({name, state, node})),
)

describe('primitive', () => {
  it('is on the review page when it has fixtures', async () => {
    const files = await readdir(ui, {recursive: true})
    const names = files
      .filter((file) => file.endsWith('.fixtures.tsx'))
      .map((file) => path.basename(file, '.fixtures.tsx'))
    expect(uiFixtures.map(({name}) => name).sort()).toEqual(names.sort())
  })

  it.each(states)('$name, $state is valid HTML (DES-10)', async ({node}) => {
    const html = await renderMarkup(node)
    expect(await validateHtml(`<main>${html}</main>`, sectionRules)).toEqual([])
  })
})
