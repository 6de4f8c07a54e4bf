import type {Bounds, Position} from '#lib/geo/position.ts'

/** Where the map begins: Charing Cross, from which distances to London are measured (MAP-1). */
export const centralLondon: Position = {lat: 51.5074, lng: -0.1278}

/** What the map never leaves, in degrees (MAP-1). */
export const greaterLondon: Bounds = {south: 51.28, north: 51.735, west: -0.53, east: 0.23}

/** The zoom of web maps at which the map begins (MAP-1). */
export const mapZoom = 12

/** Up to which zoom places are fitted; nearer than that the drawing has nothing to show. */
export const maxMapZoom = 13

/** How far from the middle example places lie, in metres (MAP-3). */
export const maxPinDistance = 2000
export const minPinDistance = 50

/** What stays free around places that are fitted into the map, in CSS pixels (MAP-3). */
export const fitPaddingPx = 48

/** How long the browser may look for the visitor's position, in milliseconds (MAP-2). */
export const locationTimeoutMs = 5000

/** What the map says of a place (MAP-4). */
export interface MapLocation {
  lat: number
  lng: number
  title: string
  /** The portrait of the person, where there is one. */
  avatarUrl: string | undefined
  rating: number | null
  reviews: number | null
  address: string | null
  /** Leads to the profile. */
  href: string
  /** The head that stands on the map. */
  iconUrl: string | undefined
  availability?: string
}
