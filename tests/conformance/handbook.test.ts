import {existsSync, globSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {settingTokenNames} from '#shared/tokens.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {taskLists} from '#studio/open-tasks/task-lists.ts'
import {roots, fieldsBelow} from '#tests/support/schema-fields.ts'

const studio = join(import.meta.dirname, '..', '..', 'studio')
const handbook = readFileSync(join(studio, 'README.md'), 'utf8')

describe('editors’ handbook', () => {
  it('explains every token of the settings', () => {
    for (const name of settingTokenNames) expect(handbook).toContain(`\`{${name}}\``)
  })

  it('quotes the labels of fields, tabs and documents as the forms show them', () => {
    const titles = new Set(
      roots.flatMap(fieldsBelow).map(({definition}) => String(definition['title'])),
    )
    const types: readonly object[] = schemaTypes
    for (const type of types) {
      if ('groups' in type && Array.isArray(type.groups)) {
        for (const {title} of type.groups) titles.add(String(title))
      }
    }
    const quoted = [...handbook.matchAll(/[“"]([A-Z][^”"]+)[”"]/g)].map(([, title = '']) => title)
    expect(quoted.length).toBeGreaterThanOrEqual(3)
    const lists = taskLists.map(({title}) => title)
    const documents = types.map((type) => ('title' in type ? type.title : ''))
    expect(
      quoted.filter(
        (title) => !titles.has(title) && !lists.includes(title) && !documents.includes(title),
      ),
    ).toEqual([])
  })

  it('shows only small images that exist', () => {
    const pictures = [...handbook.matchAll(/!\[[^\]]{20,}\]\(([^)]+)\)/g)].map(
      ([, file = '']) => file,
    )
    expect(pictures.length).toBeGreaterThanOrEqual(4)
    for (const file of pictures) {
      expect([file, existsSync(join(studio, file))]).toEqual([file, true])
      expect(statSync(join(studio, file)).size).toBeLessThan(40_000)
    }
    expect(globSync('handbook/*.webp', {cwd: studio}).toSorted()).toEqual(pictures.toSorted())
  })
})
