import {boroughs} from '#lib/geo/boroughs.ts'
import {isInside, outlineOf, pointOf, readLondonDrawing} from '#lib/testing/drawing-outlines.ts'
import {renderTree} from '#lib/testing/render.ts'
import {LondonMap} from './london-map.tsx'

const drawing = readLondonDrawing()

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
  it('is one labelled image with an attribution, and draws the chosen borough last (MAP-6)', async () => {
    const states = {islington: 'chosen', hackney: 'lit', bromley: 'dark'} as const
    const map = await renderTree(
      <LondonMap attribution="Crown copyright" boroughs={states} label="Map" marks={[]} />,
    )
    const images = map.querySelectorAll('[role=img]')
    expect(images.map((image) => image.getAttribute('aria-label'))).toEqual(['Map'])
    expect(map.querySelector('[data-map-attribution]')?.text).toBe('Crown copyright')
    const uses = map.querySelectorAll('use')
    const ids = uses.map((use) => use.getAttribute('href')?.split('#')[1])
    expect(ids.filter((id) => !drawing.includes(`id="${id}"`))).toEqual([])
    const shown = uses.flatMap((use) => use.getAttribute('data-borough-state') ?? [])
    expect(shown.at(-1)).toBe('chosen')
  })
})
