import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {londonSize, projectOnLondon} from '#lib/geo/london-projection.ts'
import type {Position} from '#lib/geo/position.ts'

/** A point in units of a drawing. */
interface Point {
  x: number
  y: number
}

/** One closed line. */
type Ring = readonly Point[]

/** Reads the drawing of London. */
export function readLondonDrawing(): string {
  return readFileSync(join(import.meta.dirname, '../../ui/london-map/london.svg'), 'utf8')
}

/**
 * Returns the outline of a path of a drawing by its id.
 *
 * @throws RangeError when the drawing has no such path
 */
export function outlineOf(drawing: string, id: string): Ring[] {
  const [, path] = new RegExp(`id="${id}"[^>]* d="([^"]+)"`).exec(drawing) ?? []
  if (path === undefined) throw new RangeError(`The drawing has no path with the id ${id}.`)
  return ringsOf(path)
}

/** Tells whether a point lies inside an outline (even-odd rule). */
export function isInside({x, y}: Point, outline: readonly Ring[]): boolean {
  let crossings = 0
  for (const ring of outline) {
    for (const [index, to] of ring.entries()) {
      const from = ring.at(index - 1) ?? to
      const isBetween = from.y > y !== to.y > y
      if (isBetween && x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x) crossings++
    }
  }
  return crossings % 2 === 1
}

/** Returns the point of a position on the drawing of London. */
export function pointOf(position: Position): Point {
  const {x, y} = projectOnLondon(position)
  return {x: (x / 100) * londonSize.width, y: (y / 100) * londonSize.height}
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

const plus = (one: Point, other: Point): Point => ({x: one.x + other.x, y: one.y + other.y})

/** Straight pieces that stand for a curve. */
const curveSteps = 6

/** Parses the commands that London's drawing uses: M, m, L, l, H, h, V, v, c and z. */
function ringsOf(path: string): Ring[] {
  const rings: Point[][] = []
  let at: Point = {x: 0, y: 0}
  let start = at
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const origin = () => (command === command.toLowerCase() ? at : {x: 0, y: 0})
    const move = (to: Point) => {
      at = to
      rings.at(-1)?.push(at)
    }
    switch (command.toLowerCase()) {
      case 'z':
        at = start
        break
      case 'm':
      case 'l':
        for (const [index, [x = 0, y = 0]] of chunk(numbers, 2).entries()) {
          const to = plus(origin(), {x, y})
          if (index === 0 && command.toLowerCase() === 'm') {
            rings.push([])
            start = to
          }
          move(to)
        }
        break
      case 'h':
        for (const x of numbers) move({x: origin().x + x, y: at.y})
        break
      case 'v':
        for (const y of numbers) move({x: at.x, y: origin().y + y})
        break
      case 'c':
        for (const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of chunk(numbers, 6)) {
          const [from, one, two, to] = [
            at,
            plus(at, {x: a, y: b}),
            plus(at, {x: c, y: d}),
            plus(at, {x: e, y: f}),
          ]
          for (let step = 1; step <= curveSteps; step++) {
            move(onCurve([from, one, two, to], step / curveSteps))
          }
        }
        break
      default:
        throw new RangeError(`The command ${command} of a path is not supported.`)
    }
  }
  return rings
}

function onCurve([from, one, two, to]: [Point, Point, Point, Point], share: number): Point {
  const middle = between(one, two, share)
  return between(
    between(between(from, one, share), middle, share),
    between(middle, between(two, to, share), share),
    share,
  )
}

function chunk(numbers: readonly number[], size: number): number[][] {
  return Array.from({length: Math.floor(numbers.length / size)}, (_, index) =>
    numbers.slice(index * size, (index + 1) * size),
  )
}
