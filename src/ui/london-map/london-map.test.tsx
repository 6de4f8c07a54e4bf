import {type HTMLElement, parse} from 'node-html-parser'
import {boroughs} from '#lib/geo/boroughs.ts'
import type {Position} from '#lib/geo/position.ts'
import {isInside, outlineOf, pointOf, readLondonDrawing} from '#lib/testing/drawing-outlines.ts'
import {renderTree} from '#lib/testing/render.ts'
import {boroughNamesAround} from './label-room.ts'
import {LondonMap} from './london-map.tsx'

const drawing = readLondonDrawing()

const linesOf = (text: HTMLElement) => text.childNodes.map((line) => line.text)

/** Returns points on the box of a name, measured with the usual width of a letter. */
function pointsOn(text: HTMLElement) {
  const {x = text.querySelector('tspan')?.getAttribute('x'), y, transform = '0'} = text.attributes
  const angle = (Number.parseInt(transform.replace('rotate(', ''), 10) * Math.PI) / 180
  const lines = linesOf(text)
  const width = Math.max(...lines.map((line) => line.length)) * 12
  const height = lines.length * 26 - 9
  const steps = [-0.5, -0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5]
  return steps.flatMap((across) =>
    steps.map((down) => ({
      x: Number(x) + width * across * Math.cos(angle) - height * down * Math.sin(angle),
      y: Number(y) + width * across * Math.sin(angle) + height * down * Math.cos(angle),
    })),
  )
}

describe('london.svg', () => {
  it('contains all 33 boroughs by id, each around its centre', async () => {
    const entries = Object.entries(boroughs)
    expect(entries).toHaveLength(33)
    for (const [id, at] of entries) {
      expect([id, isInside(pointOf(at), await outlineOf(drawing, id))]).toEqual([id, true])
    }
  })

  it('contains the name of each borough inside its outline and clear of the Thames', async () => {
    const names = parse(drawing).querySelectorAll('#names text')
    const shown = names.map((text) => [text.id, linesOf(text).join(' ')])
    expect(shown).toEqual(Object.entries(boroughs).map(([id, {name}]) => [`name-${id}`, name]))
    const thames = await outlineOf(drawing, 'thames')
    for (const text of names) {
      const outline = await outlineOf(drawing, text.id.replace('name-', ''))
      const points = pointsOn(text)
      expect([text.id, points.filter((point) => isInside(point, thames))]).toEqual([text.id, []])
      // The City is smaller than its name, which stands above its lamp.
      if (text.id === 'name-city-of-london') continue
      const inside = points.filter((point) => isInside(point, outline))
      expect([text.id, inside.length / points.length > 0.7]).toEqual([text.id, true])
    }
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
  it('is one labelled image with an attribution and lamps (MAP-6)', async () => {
    const lamps = [
      ['islington', 'planned'],
      ['hackney', 'lit'],
    ] as const
    const map = await renderTree(
      <LondonMap attribution="Crown copyright" label="Map" lamps={lamps} />,
    )
    const images = map.querySelectorAll('[role=img]')
    expect(images.map((image) => image.getAttribute('aria-label'))).toEqual(['Map'])
    expect(map.querySelector('[data-map-attribution]')?.text).toBe('Crown copyright')
    const uses = map.querySelectorAll('use')
    const ids = uses.map((use) => use.getAttribute('href')?.split('#')[1])
    expect(ids.filter((id) => !drawing.includes(`id="${id}"`))).toEqual([])
    const shown = map.querySelectorAll('[data-borough-state]')
    expect(shown.map((lamp) => lamp.getAttribute('data-borough-state'))).toEqual(['planned', 'lit'])
  })
})
