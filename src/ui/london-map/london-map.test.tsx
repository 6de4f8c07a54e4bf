import {boroughs} from '#lib/geo/boroughs.ts'
import {isInside, outlineOf, pointOf, readLondonDrawing} from '#lib/testing/drawing-outlines.ts'
import {renderMarkup, renderTree} from '#lib/testing/render.ts'
import {londonMapFixtures} from './london-map.fixtures.tsx'

const drawing = readLondonDrawing()
const tree = (state: keyof typeof londonMapFixtures) => renderTree(londonMapFixtures[state])

describe('london.svg', () => {
  it('contains all 33 boroughs by id, each around its centre', async () => {
    const entries = Object.entries(boroughs)
    expect(entries).toHaveLength(33)
    for (const [id, at] of entries) {
      expect([id, isInside(pointOf(at), await outlineOf(drawing, id))]).toEqual([id, true])
    }
  })
})

describe('LondonMap', () => {
  it('is one labelled image with an attribution (MAP-6)', async () => {
    const map = await tree('zoom')
    expect(map.querySelectorAll('[role=img]')).toHaveLength(1)
    expect(map.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Map of central London',
    )
    expect(map.querySelector('[data-map-attribution]')?.text).toContain('Crown copyright')
  })

  it('uses only ids of the drawing, colours boroughs by state and draws the chosen one last', async () => {
    const uses = (await tree('whole')).querySelectorAll('use')
    const ids = uses.map((use) => use.getAttribute('href')?.split('#')[1])
    expect(ids.filter((id) => !drawing.includes(`id="${id}"`))).toEqual([])
    const states = uses.flatMap((use) => use.getAttribute('data-borough-state') ?? [])
    expect(states).toContain('dark')
    expect(states.at(-1)).toBe('chosen')
  })

  it('draws a window for each light, and names without one', async () => {
    const html = await renderMarkup(londonMapFixtures.whole)
    expect(html.match(/var\(--fan-lit\)/g)).toHaveLength(3)
    expect((await tree('whole')).querySelectorAll('span').map(({text}) => text)).toContain(
      'Bromley',
    )
  })

  it('marks the chosen pin', async () => {
    const pins = (await tree('zoom')).querySelectorAll('[data-pin]')
    expect(pins.map((pin) => pin.getAttribute('data-pin')).toSorted()).toEqual(['', '', 'chosen'])
  })
})
