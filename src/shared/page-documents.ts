import {homePath} from './paths.ts'
import {type Profession, professions} from './professions.ts'

/** The name of the home page where an address needs one. */
const homeName = '/index'

const nameOf = (path: string) => (path === homePath ? homeName : path)
const pathOf = (name: string) => (name === homeName ? homePath : name)

/**
 * Names the address of a page's text as Markdown (SEO-4).
 *
 * @param path - of a page
 * @returns such as `/about.md`; `/index.md` for the home page
 */
export const markdownAddress = (path: string): string => `${nameOf(path)}.md`

/** What a share picture shows beside the headline: the house, or the door of a service, lit or dark (DES-1). */
export const shareArts = [
  'house',
  ...professions.flatMap((door) => [`${door}-lit`, `${door}-dark`] as const),
] as const

export type ShareArt = (typeof shareArts)[number]

/**
 * Names the door of a service as it is lit.
 *
 * @param door - whose
 * @param isOpen - whether a visit can be asked for
 */
export const doorArt = (door: Profession, isOpen: boolean): ShareArt =>
  `${door}-${isOpen ? 'lit' : 'dark'}`

/**
 * Says which door a picture shows: the counterpart of `doorArt`.
 *
 * @returns null for the house
 */
export function doorOfArt(art: ShareArt): {door: Profession; isOpen: boolean} | null {
  const door = professions.find((name) => art.startsWith(`${name}-`))
  return door === undefined ? null : {door, isOpen: art.endsWith('-lit')}
}

/** The picture that stands for a page where it is shared. */
export interface SharePicture {
  path: string
  art: ShareArt
  /** Eight hexadecimal digits that change with what the picture shows. */
  version: string
}

/**
 * Names the address of a share picture (SEO-6).
 *
 * @returns such as `/share/gp-lit-1a2b3c4d/gp-visit.png`
 */
export const sharePictureAddress = ({path, art, version}: SharePicture): string =>
  `/share/${art}-${version}${nameOf(path)}.png`

/** A page in another form than HTML, and where its address says it is made from. */
export type Rendition = {kind: 'markdown'; path: string} | ({kind: 'picture'} & SharePicture)

const textPattern = /^(\/.+)\.md$/
const picturePattern = /^\/share\/([a-z-]+)-([0-9a-f]{8})(\/.+)\.png$/

/**
 * Reads an address as that of a page in another form: the counterpart of `markdownAddress` and `sharePictureAddress`.
 *
 * @param address - the path of a request
 * @returns null for every other address
 */
export function parseRendition(address: string): Rendition | null {
  const [, text] = textPattern.exec(address) ?? []
  if (text !== undefined) return {kind: 'markdown', path: pathOf(text)}
  const [, name, version, page] = picturePattern.exec(address) ?? []
  const art = shareArts.find((known) => known === name)
  if (art === undefined || version === undefined || page === undefined) return null
  return {kind: 'picture', path: pathOf(page), art, version}
}
