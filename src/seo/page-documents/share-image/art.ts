import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import sharp from 'sharp'
import {doorOfArt, type ShareArt} from '#shared/page-documents.ts'
import type {Profession} from '#shared/professions.ts'
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

/** Size of an open door with the pavement in front of it, in pixels. */
export const openDoorSize = {width: 1080, height: 1350} as const

/** View of the wide version of a door, with its pavement continued. */
const openDoorView = '0 0 400 500'
const wideLight = {cx: 200, cy: 94, rx: 161, ry: 161} as const
const pavement = '<path d="M0 300h400v200H0Z" fill="var(--s-pave)"/>'
const lightOnPavement =
  '<linearGradient id="beam" x2="0" y2="1"><stop stop-color="var(--s-halo)" stop-opacity=".8"/>' +
  '<stop offset="1" stop-color="var(--s-halo)" stop-opacity=".12"/></linearGradient>' +
  '<path d="M148 244h104L440 500H-40Z" fill="url(#beam)"/>'

type RenderingName = ShareArt | 'open-door' | `open-door-${Profession}`

const renderings = new Map<RenderingName, Promise<Buffer>>()

/** Renders an illustration at night as PNG. There are fifteen; each is rendered once per process. */
export function renderArt(art: ShareArt): Promise<Buffer> {
  return render(art, () => drawArt(art))
}

/** Renders the open door of a service, or of none, whose light falls on the pavement (FORM-9). Cached likewise. */
export function renderOpenDoor(door: Profession | null): Promise<Buffer> {
  return render(door === null ? 'open-door' : `open-door-${door}`, () => drawOpenDoor(door))
}

function render(name: RenderingName, draw: () => string): Promise<Buffer> {
  const cached = renderings.get(name)
  if (cached !== undefined) return cached
  const rendering = sharp(Buffer.from(draw())).png().toBuffer()
  renderings.set(name, rendering)
  return rendering
}

function drawOpenDoor(door: Profession | null): string {
  const names = [
    `wall-${door ?? 'gp'}-wide`,
    '~',
    'entrance-wide',
    'light-wide',
    'hall-wide',
    'pavement',
    'beam',
    ...(door === null ? [] : [`things-${door}-wide`]),
  ]
  const colour = door === null ? constant['door-shut'] : constant[`door-${door}`]
  return drawing('door/doors.svg', openDoorView, names, [wideLight], colour, openDoorSize, {
    pavement,
    beam: lightOnPavement,
  })
}

function drawArt(art: ShareArt): string {
  const {door, state} = doorOfArt(art)
  if (door === null) {
    const fanlight = state === 'dark' ? ['fan-dark'] : []
    const doorway =
      state === 'open' ? ['ground-0', 'hall', 'step', 'step-light'] : ['closed', 'step']
    const names = ['wall', '~', 'around', ...fanlight, ...doorway, '#', 'bars', 'front']
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

type Light = (typeof houseLights)[number] | typeof doorLight | typeof wideLight

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
  {width, height}: {width: number; height: number} = artSize,
  special: Readonly<Record<string, string>> = {},
): string {
  const groups = readFileSync(join(scenes, file), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const spill = lights.map(
    ({cx, cy, rx, ry}) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#halo)"/>`,
  )
  const drawn: Readonly<Record<string, string>> = {
    ...special,
    '~': `<g opacity="${dark.spill}" style="mix-blend-mode:screen">${spill.join('')}</g>`,
    '#': `<path d="${housePanes.join('')}" fill="var(--s-glass)"/>`,
  }
  const layers = names.map((name) => drawn[name] ?? `<use href="#${name}"/>`)
  const stops = haloStops.map(
    ([offset, opacity]) =>
      `<stop offset="${offset}" stop-color="var(--s-halo)" stop-opacity="${opacity}"/>`,
  )
  const halo = `<radialGradient id="halo">${stops.join('')}</radialGradient>`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` preserveAspectRatio="xMidYMax slice" viewBox="${view}">` +
    `<defs>${halo}${groups}</defs>${layers.join('')}</svg>`
  const colours: Readonly<Record<string, string>> = {...sceneDark, door}
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (token, name: string) => colours[name] ?? token)
}
