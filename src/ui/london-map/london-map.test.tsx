import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {boroughs} from '#lib/geo/boroughs.ts'
import {londonMapFixtures} from './london-map.fixtures.tsx'

const drawing = readFileSync(join(import.meta.dirname, 'london.svg'), 'utf8')
const html = (state: keyof typeof londonMapFixtures) =>
  renderToStaticMarkup(londonMapFixtures[state])

describe('the drawing of London', () => {
  it('holds all 33 boroughs, each under its name', () => {
    const ids = Object.keys(boroughs)
    expect(ids).toHaveLength(33)
    expect(ids.filter((id) => !drawing.includes(`id="${id}"`))).toEqual([])
  })

  it('stays small on the wire', () => {
    expect(drawing.length).toBeLessThan(26_000)
  })
})

describe('LondonMap', () => {
  it('is one picture with a name, and says whose boundaries these are (MAP-6)', () => {
    expect(html('zoom')).toContain('aria-label="Map of central London" data-map="" role="img"')
    expect(html('zoom')).toMatch(/<p data-map-attribution="">[^<]*Crown copyright/)
  })

  it('uses parts that the drawing holds', () => {
    const parts = [...html('whole').matchAll(/london\.svg#([\w-]+)/g)].map(([, part]) => part)
    expect(parts).toContain('hackney')
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })

  it('colours boroughs by their state, the chosen one last', () => {
    const states = [...html('whole').matchAll(/data-borough-state="(\w+)" href="[^"#]*#([\w-]+)"/g)]
    expect(states.map(([, state]) => state)).toContain('dark')
    expect(states.at(-1)?.slice(1)).toEqual(['chosen', 'islington'])
  })

  it('has a window for each light, lit or dark', () => {
    expect(html('whole').match(/var\(--fan-lit\)/g)).toHaveLength(3)
    expect(html('whole').match(/var\(--surface\)"/g)).toHaveLength(2)
  })

  it('marks one pin as chosen', () => {
    expect(html('zoom').match(/data-pin="chosen"/g)).toHaveLength(1)
    expect(html('zoom').match(/data-pin=""/g)).toHaveLength(2)
  })

  it('writes no place into an attribute', () => {
    expect(html('fit')).not.toContain('style=')
  })
})
