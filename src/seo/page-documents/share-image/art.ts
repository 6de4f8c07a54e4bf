import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import sharp from 'sharp'
import {doorOfArt, type ShareArt} from '#shared/page-documents.ts'
import {sceneDark} from '#theme/scene-tokens.ts'
import {constant, dark} from '#theme/tokens.ts'

/** Size of the illustration in the image, in pixels. */
export const artSize = {width: 485, height: 630} as const

const scenes = join(process.cwd(), 'src/ui/scene')

/** View of the open door and two windows, in units of the drawing. */
const houseView = '146 96 540 702'
/** Lit openings in that view, and the radius of their light. */
const houseLights = [
  {cx: 345, cy: 345, rx: 205, ry: 335},
  {cx: 550, cy: 250, rx: 230, ry: 240},
  {cx: 550, cy: 650, rx: 230, ry: 240},
] as const

/** Panes of the two lit windows. */
const housePanes = ['M464 378V146.1Q550 77.5 636 146.1V378Z', 'M464 768V516H636V768Z']

/** Tall version of a door, and its fanlight. */
const doorView = '0 0 400 520'
const doorLight = {cx: 200, cy: 150, rx: 232, ry: 232} as const

const renderings = new Map<ShareArt, Promise<Buffer>>()

/** Renders an illustration at night as PNG. There are fifteen; each is rendered once per process. */
export function renderArt(art: ShareArt): Promise<Buffer> {
  const cached = renderings.get(art)
  if (cached !== undefined) return cached
  const rendering = sharp(Buffer.from(drawArt(art)))
    .png()
    .toBuffer()
  renderings.set(art, rendering)
  return rendering
}

function drawArt(art: ShareArt): string {
  const {door, state} = doorOfArt(art)
  if (door === null) {
    const fanlight = state === 'dark' ? ['fan-dark'] : []
    const doorway = state === 'open' ? ['ground-0', 'hall'] : ['closed']
    const names = ['wall', '~', 'around', ...fanlight, ...doorway, '#', 'bars', 'front', 'lamp']
    return drawing('house/house.svg', houseView, names, houseLights, constant['door-gp'])
  }
  const entrance = [
    'entrance-tall',
    ...(state === 'dark' ? [] : ['light-tall']),
    ...(state === 'open' ? ['hall-tall'] : []),
  ]
  const names = [`wall-${door}-tall`, '~', ...entrance, `things-${door}-tall`]
  const lights = state === 'dark' ? [] : [doorLight]
  return drawing('door/doors.svg', doorView, names, lights, constant[`door-${door}`])
}

/** Gradient around a light, as in `HaloGradient`. */
const haloStops = [
  [0, 0.95],
  [0.35, 0.45],
  [1, 0],
] as const

type Light = (typeof houseLights)[number] | typeof doorLight

/**
 * Composes an SVG as its component does, with colours inlined because a separate file has no theme.
 *
 * @param names - groups from back to front; `~` is the light on the wall, `#` the lit panes
 */
function drawing(
  file: string,
  view: string,
  names: readonly string[],
  lights: readonly Light[],
  door: string,
): string {
  const groups = readFileSync(join(scenes, file), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const spill = lights.map(
    ({cx, cy, rx, ry}) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#halo)"/>`,
  )
  const special: Readonly<Record<string, string>> = {
    '~': `<g opacity="${dark.spill}" style="mix-blend-mode:screen">${spill.join('')}</g>`,
    '#': `<path d="${housePanes.join('')}" fill="var(--s-glass)"/>`,
  }
  const layers = names.map((name) => special[name] ?? `<use href="#${name}"/>`)
  const stops = haloStops.map(
    ([offset, opacity]) =>
      `<stop offset="${offset}" stop-color="var(--s-halo)" stop-opacity="${opacity}"/>`,
  )
  const halo = `<radialGradient id="halo">${stops.join('')}</radialGradient>`
  const {width, height} = artSize
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` preserveAspectRatio="xMidYMax slice" viewBox="${view}">` +
    `<defs>${halo}${groups}</defs>${layers.join('')}</svg>`
  const colours: Readonly<Record<string, string>> = {...sceneDark, door}
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (token, name: string) => colours[name] ?? token)
}
