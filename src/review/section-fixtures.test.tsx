import {readdir} from 'node:fs/promises'
import path from 'node:path'
import {renderMarkup} from '#lib/testing/render.ts'
import {Review} from './review.tsx'
import {sectionFixtures} from './section-fixtures.tsx'

const sections = path.join(import.meta.dirname, '../sections')
const html = await renderMarkup(
  <Review groups={sectionFixtures.map((group) => ({...group, room: 'section' as const}))} />,
)
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '')

describe('sectionFixtures', () => {
  it('list every section', async () => {
    const files = await readdir(sections, {recursive: true})
    const names = files
      .filter((file) => file.endsWith('.section.tsx'))
      .map((file) => path.basename(file, '.section.tsx'))
    expect(names.length).toBeGreaterThan(0)
    expect(sectionFixtures.map(({name}) => name).sort()).toEqual(names.sort())
  })

  it.each(sectionFixtures)('show $name in at least two states', ({states}) => {
    expect(Object.keys(states).length).toBeGreaterThanOrEqual(2)
    expect(Object.keys(states)).toContain('full')
  })

  it('have unique ids and valid references', () => {
    const ids = all(/ id="([^"]+)"/g)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    const wanted = [
      ...all(/ for="([^"]+)"/g),
      ...all(/ aria-(?:describedby|labelledby)="([^"]+)"/g).flatMap((list) => list.split(' ')),
    ]
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('have an alt attribute on every image', () => {
    expect(html.match(/<img(?![^>]* alt=)[^>]*>/g)).toBeNull()
  })
})
