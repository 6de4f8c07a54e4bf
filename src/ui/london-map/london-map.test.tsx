import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {boroughs} from '#lib/geo/boroughs.ts'
import {londonMapFixtures} from './london-map.fixtures.tsx'

const drawing = readFileSync(join(import.meta.dirname, 'london.svg'), 'utf8')
const html = (state: keyof typeof londonMapFixtures) =>
  renderToStaticMarkup(londonMapFixtures[state])

describe('london.svg', () => {
  it('contains all 33 boroughs by id', () => {
    const ids = Object.keys(boroughs)
    expect(ids).toHaveLength(33)
    expect(ids.filter((id) => !drawing.includes(`id="${id}"`))).toEqual([])
  })

  it('is smaller than 26 kB', () => {
    expect(drawing.length).toBeLessThan(26_000)
  })
})

describe('LondonMap', () => {
  it('is one labelled image with an attribution (MAP-6)', () => {
    expect(html('zoom')).toContain('aria-label="Map of central London" data-map="" role="img"')
    expect(html('zoom')).toMatch(/<p data-map-attribution="">[^<]*Crown copyright/)
  })

  it('uses only ids of the drawing', () => {
    const parts = [...html('whole').matchAll(/london\.svg#([\w-]+)/g)].map(([, part]) => part)
    expect(parts).toContain('hackney')
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })

  it('colours boroughs by state and draws the chosen one last', () => {
    const states = [...html('whole').matchAll(/data-borough-state="(\w+)" href="[^"#]*#([\w-]+)"/g)]
    expect(states.map(([, state]) => state)).toContain('dark')
    expect(states.at(-1)?.slice(1)).toEqual(['chosen', 'islington'])
  })

  it('draws a lit or dark window for each light', () => {
    expect(html('whole').match(/var\(--fan-lit\)/g)).toHaveLength(3)
    expect(html('whole').match(/var\(--surface\)"/g)).toHaveLength(2)
  })

  it('marks the chosen pin', () => {
    expect(html('zoom').match(/data-pin="chosen"/g)).toHaveLength(1)
    expect(html('zoom').match(/data-pin=""/g)).toHaveLength(2)
  })

  it('has no style attributes', () => {
    expect(html('fit')).not.toContain('style=')
  })
})
