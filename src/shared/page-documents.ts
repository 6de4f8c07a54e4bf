import {homePath} from './paths.ts'
import {type Profession, professions} from './professions.ts'
import {parseReceivedPath} from './waitlist-card.ts'
import {type DoorState, doorStates} from './service-status.ts'

const homeName = '/index'

const nameOf = (path: string) => (path === homePath ? homeName : path)
const pathOf = (name: string) => (name === homeName ? homePath : name)

/** Returns the path of a page's Markdown version, such as `/about.md` (SEO-4). */
export const markdownPath = (path: string): string => `${nameOf(path)}.md`

/** Illustrations for share images: the house or a service's door, each dark, lit or open (DES-1). */
export const shareArts = [
  ...doorStates.map((state) => `house-${state}` as const),
  ...professions.flatMap((door) => doorStates.map((state) => `${door}-${state}` as const)),
] as const

export type ShareArt = (typeof shareArts)[number]

export const doorArt = (door: Profession, state: DoorState): ShareArt => `${door}-${state}`

export const houseArt = (state: DoorState): ShareArt => `house-${state}`

/** Inverse of `doorArt` and `houseArt`; the house has no service. */
export function doorOfArt(art: ShareArt): {door: Profession | null; state: DoorState} {
  return {
    door: professions.find((name) => art.startsWith(`${name}-`)) ?? null,
    state: doorStates.find((name) => art.endsWith(`-${name}`)) ?? 'dark',
  }
}

export interface ShareImage {
  path: string
  art: ShareArt
  /** Eight hexadecimal digits that change with the image's content. */
  version: string
}

/** Returns the path of a share image, such as `/share/gp-lit-1a2b3c4d/gp-visit.png` (SEO-6). */
export const shareImagePath = ({path, art, version}: ShareImage): string =>
  `/share/${art}-${version}${nameOf(path)}.png`

export type PageDocumentPath =
  | {kind: 'markdown' | 'card'; path: string}
  | ({kind: 'picture'} & ShareImage)

const textPattern = /^(\/.+)\.md$/
const cardPattern = /^(\/.+)\.png$/
const picturePattern = /^\/share\/([a-z-]+)-([0-9a-f]{8})(\/.+)\.png$/

export function parsePageDocumentPath(address: string): PageDocumentPath | null {
  const [, text] = textPattern.exec(address) ?? []
  if (text !== undefined) return {kind: 'markdown', path: pathOf(text)}
  const [, place] = cardPattern.exec(address) ?? []
  if (place !== undefined && parseReceivedPath(place) !== null) return {kind: 'card', path: place}
  const [, name, version, page] = picturePattern.exec(address) ?? []
  const art = shareArts.find((known) => known === name)
  if (art === undefined || version === undefined || page === undefined) return null
  return {kind: 'picture', path: pathOf(page), art, version}
}
