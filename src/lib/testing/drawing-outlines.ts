import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import sharp from 'sharp'
import {londonSize, projectOnLondon} from '#lib/geo/london-projection.ts'
import type {Position} from '#lib/geo/position.ts'

/** A point in units of a drawing. */
interface Point {
  x: number
  y: number
}

/** Reads the drawing of London. */
export function readLondonDrawing(): string {
  return readFileSync(join(import.meta.dirname, '../../ui/london-map/london.svg'), 'utf8')
}

/**
 * Rasterizes a path of the drawing of London by its id, with one byte for each square unit.
 *
 * @throws RangeError when the drawing has no such path
 */
export async function outlineOf(drawing: string, id: string): Promise<Buffer> {
  const [, path] = new RegExp(`id="${id}"[^>]* d="([^"]+)"`).exec(drawing) ?? []
  if (path === undefined) throw new RangeError(`The drawing has no path with the id ${id}.`)
  const {width, height} = londonSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}"/></svg>`
  return await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
}

/** Tells whether a point lies inside an outline. */
export const isInside = ({x, y}: Point, outline: Buffer): boolean =>
  (outline[Math.floor(y) * londonSize.width + Math.floor(x)] ?? 0) > 127

/** Returns the point of a position on the drawing of London. */
export function pointOf(position: Position): Point {
  const {x, y} = projectOnLondon(position)
  return {x: (x / 100) * londonSize.width, y: (y / 100) * londonSize.height}
}
