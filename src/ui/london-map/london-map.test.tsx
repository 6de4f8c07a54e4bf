import {gzipSync} from 'node:zlib'
import {renderToStaticMarkup} from 'react-dom/server'
import {boroughs} from '#lib/geo/boroughs.ts'
import {
  isInside,
  outlineOf,
  outlinesIn,
  type Point,
  pointOf,
  pointsAlong,
  readLondonDrawing,
  type Ring,
} from '#lib/testing/drawing-outlines.ts'
import {londonMapFixtures} from './london-map.fixtures.tsx'

const drawing = readLondonDrawing()
const land = Object.keys(boroughs).map((id) => outlineOf(drawing, id))
const thames = outlineOf(drawing, 'thames')
const parks = outlinesIn(drawing, 'parks')
const html = (state: keyof typeof londonMapFixtures) =>
  renderToStaticMarkup(londonMapFixtures[state])

/** Tells whether a point is in a borough, or at most so many units away from one. */
function isOnLand({x, y}: Point, distance: number): boolean {
  const shifts = [0, distance, -distance]
  return shifts.some((dx) =>
    shifts.some((dy) => land.some((outline) => isInside({x: x + dx, y: y + dy}, outline))),
  )
}

const edge = (outlines: readonly Ring[]) => outlines.flatMap(pointsAlong)

describe('london.svg', () => {
  it('contains all 33 boroughs by id, each around its centre', () => {
    const entries = Object.entries(boroughs)
    expect(entries).toHaveLength(33)
    const elsewhere = entries.filter(([id, at]) => !isInside(pointOf(at), outlineOf(drawing, id)))
    expect(elsewhere).toEqual([])
  })

  it('draws parks inside Greater London', () => {
    expect(parks.length).toBeGreaterThan(20)
    // Hairlines between generalised boroughs are no more than a unit wide.
    expect(edge(parks.flat()).filter((point) => !isOnLand(point, 1))).toEqual([])
  })

  it('leaves out parks that would be specks, and keeps the Thames going to both edges', () => {
    const specks = parks.filter((park) => {
      const points = park.flat()
      const [xs, ys] = [points.map(({x}) => x), points.map(({y}) => y)]
      const reach = (values: number[]) => Math.max(...values) - Math.min(...values)
      return reach(xs) + reach(ys) < 30
    })
    expect(specks).toEqual([])
    const beyond = outlinesIn(drawing, 'beyond').flat(2)
    expect(Math.min(...beyond.map(({x}) => x))).toBeLessThan(0)
    expect(Math.max(...beyond.map(({x}) => x))).toBeGreaterThan(1600)
  })

  it('draws no park over the Thames', () => {
    expect(edge(parks.flat()).filter((point) => isInside(point, thames))).toEqual([])
  })

  it.each([
    ['Hyde Park', {lat: 51.508, lng: -0.165}],
    ['Hampstead Heath', {lat: 51.564, lng: -0.168}],
    ['Richmond Park', {lat: 51.444, lng: -0.275}],
    ['Victoria Park', {lat: 51.537, lng: -0.037}],
    ['Greenwich Park', {lat: 51.477, lng: 0.001}],
    ['Battersea Park', {lat: 51.479, lng: -0.157}],
  ])('draws %s where it is', (_, at) => {
    expect(parks.some((outline) => isInside(pointOf(at), outline))).toBe(true)
  })

  it.each([
    ['Westminster Bridge', {lat: 51.5008, lng: -0.1219}],
    ['Tower Bridge', {lat: 51.5055, lng: -0.0754}],
    ['Putney Bridge', {lat: 51.4668, lng: -0.2133}],
    ['Richmond Bridge', {lat: 51.4573, lng: -0.3069}],
    ['the Thames Barrier', {lat: 51.4974, lng: 0.0368}],
  ])('draws the Thames at %s', (_, at) => {
    expect(isInside(pointOf(at), thames)).toBe(true)
  })

  it('draws the Thames inside Greater London', () => {
    const banks = edge(thames)
    // At the estuary the river is 28 units wide, and boroughs end at its banks.
    expect(banks.filter((point) => !isOnLand(point, 15))).toEqual([])
    const upstream = banks.filter(({x}) => x < 1000)
    expect(upstream.filter((point) => !isOnLand(point, 2.5))).toEqual([])
  })

  it('is wider in the east', () => {
    const widthAt = (x: number) => {
      const ys = edge(thames).filter((point) => Math.abs(point.x - x) < 1)
      return Math.max(...ys.map(({y}) => y)) - Math.min(...ys.map(({y}) => y))
    }
    expect(widthAt(600)).toBeLessThan(widthAt(1050))
    expect(widthAt(1050)).toBeLessThan(widthAt(1310))
  })

  it('is smaller than 14 kB when compressed', () => {
    expect(gzipSync(drawing).length).toBeLessThan(14_000)
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

  it('draws a window for each light, and names without one', () => {
    expect(html('whole').match(/var\(--fan-lit\)/g)).toHaveLength(3)
    expect(html('whole')).toMatch(/<span [^>]*>Bromley</)
  })

  it('marks the chosen pin', () => {
    expect(html('zoom').match(/data-pin="chosen"/g)).toHaveLength(1)
    expect(html('zoom').match(/data-pin=""/g)).toHaveLength(2)
  })

  it('has no style attributes', () => {
    expect(html('fit')).not.toContain('style=')
  })
})
