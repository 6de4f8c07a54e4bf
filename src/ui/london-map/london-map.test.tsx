import {parse} from 'node-html-parser'
import {boroughs} from '#lib/geo/boroughs.ts'
import type {Position} from '#lib/geo/position.ts'
import {isInside, outlineOf, pointOf, readLondonDrawing} from '#lib/testing/drawing-outlines.ts'
import {renderTree} from '#lib/testing/render.ts'
import {boroughNamesAround} from './label-room.ts'
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

  it('contains the name of each borough at its place', () => {
    const names = parse(drawing).querySelectorAll('#names text')
    const shown = names.map((text) => {
      const {x = text.querySelector('tspan')?.getAttribute('x'), y, id} = text.attributes
      return [id, text.childNodes.map((line) => line.text).join(' '), Number(x), Number(y)]
    })
    const expected = Object.entries(boroughs).map(([id, {name, ...at}]) => {
      const {x, y} = pointOf(at)
      return [`name-${id}`, name, Math.round(x), Math.round(y)]
    })
    expect(shown).toEqual(expected)
  })
})

describe('boroughNamesAround', () => {
  const camden = boroughs.camden
  const fromOf = (positions: readonly Position[]) => {
    const name = boroughNamesAround('pins', positions).find(({id}) => id === 'camden')
    return Number.parseFloat(name?.from ?? '')
  }

  it('shows a name later the nearer a pin is, and never under a pin', () => {
    const east = (degrees: number) => ({...camden, lng: camden.lng + degrees})
    expect(fromOf([east(0.08)])).toBeLessThan(100)
    expect(fromOf([east(0.02), east(0.08)])).toBeGreaterThan(150)
    expect(fromOf([camden])).toBe(9999)
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
