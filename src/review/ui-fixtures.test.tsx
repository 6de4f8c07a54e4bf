import {readdir, readFile} from 'node:fs/promises'
import path from 'node:path'
import {renderMarkup} from '#lib/testing/render.ts'
import {Review} from './review.tsx'
import {uiFixtures} from './ui-fixtures.tsx'

const ui = path.join(import.meta.dirname, '../ui')
const html = await renderMarkup(
  <Review groups={uiFixtures.map((group) => ({...group, room: 'ui' as const}))} />,
)
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '')

describe('uiFixtures on the review page', () => {
  it('list every primitive that has fixtures', async () => {
    const files = await readdir(ui, {recursive: true})
    const names = files
      .filter((file) => file.endsWith('.fixtures.tsx'))
      .map((file) => path.basename(file, '.fixtures.tsx'))
    expect(uiFixtures.map(({name}) => name).sort()).toEqual(names.sort())
  })

  it('show every state once in each theme', () => {
    const states = uiFixtures.flatMap(({name, states}) =>
      Object.keys(states).map((state) => `ui-${name}-${state}`),
    )
    const sections = all(/<section aria-labelledby="[^"]+" id="([^"]+)"/g)
    expect(sections.sort()).toEqual(
      states.flatMap((state) => [`${state}-light`, `${state}-dark`]).sort(),
    )
  })

  it('have unique ids and valid references', () => {
    const ids = all(/ id="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    const wanted = [
      ...all(/ for="([^"]+)"/g),
      ...all(/ aria-(?:describedby|labelledby)="([^"]+)"/g).flatMap((list) => list.split(' ')),
    ]
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
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
