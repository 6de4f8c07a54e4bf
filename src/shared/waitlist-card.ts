import {waitlist} from './forms/waitlist.ts'
import {matchArea} from './match-area.ts'
import {areaKeyOf, isDistrict} from './postcodes.ts'
import {type Profession, professions} from './professions.ts'
import type {ServiceStatus} from './service-status.ts'
import {sentenceStart} from '#lib/sentence-start.ts'

/** Service and area of a place on the waitlist. Contains nothing that identifies a person. */
export interface WaitlistPlace {
  service: Profession | null
  /** Postcode district such as `SE5`, or area slug such as `camden`. */
  area: string | null
}

/**
 * Messages of the waitlist form that its card shows; `cardTitleArea` has the token `{area}`, and `cardWhenOpen` is
 * for people who gave none. Separate from the form's specification, which every page with a form loads.
 */
const cardMessages = [
  'cardLabel',
  'cardRegister',
  'cardTitle',
  'cardTitleArea',
  'cardNotStarted',
  'cardWhen',
  'cardWhenOpen',
  'keepCard',
  'printCard',
  'shareCard',
  'cardJoined',
  'next',
] as const

/** Copy of the card; null in older datasets. */
export type CardCopy = Readonly<Record<(typeof cardMessages)[number], string | null>>

/** Copy of the card, the address of the site and the doors of the services. */
export interface CardContent {
  copy: CardCopy
  /** Host of the site, printed on the card. */
  address: string
  doors: readonly ServiceDoorFacts[]
}

/** Reads the copy of the card from the messages of the waitlist form. */
export function readCardCopy(
  messages: readonly {key: string | null; text: string | null}[],
): CardCopy
export function readCardCopy(
  messages: readonly {key: string | null; text: string | null}[],
): Record<string, string | null> {
  const texts = new Map(messages.map(({key, text}) => [key, text]))
  return Object.fromEntries(cardMessages.map((name) => [name, texts.get(name) ?? null]))
}

/** A service's door. */
export interface ServiceDoorFacts {
  key: Profession
  doorNumber: number
  status: ServiceStatus
}

/** Page after a successful registration, without a service or an area. */
export const receivedPage = waitlist.pages.waitlist.outcomes.received.path

const pathPattern = new RegExp(`^${receivedPage}(?:/([a-z0-9-]+))?$`)

/** Returns the path of the page that confirms a place, such as `/register-interest/received/gp-se5`. */
export function receivedPath({service, area}: WaitlistPlace): string {
  const variant = [service ?? [], area?.toLowerCase() ?? []].flat().join('-')
  return variant === '' ? receivedPage : `${receivedPage}/${variant}`
}

/** Reads the variant of a page from `receivedPath`. Doesn't check that the area exists. */
export function parseReceivedVariant(variant: string): WaitlistPlace {
  const service =
    professions.find((name) => variant === name || variant.startsWith(`${name}-`)) ?? null
  const area = service === null ? variant : variant.slice(service.length + 1)
  const district = area.toUpperCase()
  return {service, area: area === '' ? null : isDistrict(district) ? district : area}
}

/** Inverse of `receivedPath`; null for other paths. */
export function parseReceivedPath(path: string): WaitlistPlace | null {
  const match = pathPattern.exec(path)
  return match === null ? null : parseReceivedVariant(match[1] ?? '')
}

/** Returns the paths of all places. */
export function receivedPaths(areas: readonly string[]): string[] {
  return [null, ...professions].flatMap((service) =>
    [null, ...areas]
      .filter((area) => service !== null || area !== null)
      .map((area) => receivedPath({service, area})),
  )
}

/**
 * Finds the place that a submitted form asks for. A value that the site doesn't know is left out, so input never
 * creates an address.
 *
 * @param areas - slugs of published areas
 * @param hasPage - whether the page of a place exists
 */
export function placeOf(
  {service, area}: Readonly<Record<string, unknown>>,
  areas: ReadonlySet<string>,
  hasPage: (path: string) => boolean,
): WaitlistPlace {
  const chosen =
    professions.find(
      (name) => name === service && hasPage(receivedPath({service: name, area: null})),
    ) ?? null
  const key = typeof area === 'string' ? matchArea(areaKeyOf(area), areas) : null
  // Few people know the letter that splits a central district such as EC1.
  const candidates = key === null ? [] : [key, key.replace(/(?<=[0-9])[A-Z]$/, '')]
  const known = candidates.find((candidate) =>
    hasPage(receivedPath({service: null, area: candidate})),
  )
  return {service: chosen, area: known ?? null}
}

/** Words of a borough's name that have no capital. */
const smallWords: ReadonlySet<string> = new Set(['and', 'of', 'on', 'the', 'upon'])

/** Returns the name of an area: the district itself, or the words of the slug. */
export function areaName(area: string): string {
  if (isDistrict(area)) return area
  return area
    .split('-')
    .map((word) => (smallWords.has(word) ? word : sentenceStart(word)))
    .join(' ')
}

/** Returns the path of the picture of a place's card. */
export const cardPicturePath = (place: WaitlistPlace): string => `${receivedPath(place)}.png`
