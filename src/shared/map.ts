import type {Bounds, Position} from '#lib/geo/position.ts'

/** Charing Cross: initial centre of the map, and origin of distances (MAP-1). */
export const centralLondon: Position = {lat: 51.5074, lng: -0.1278}

export const greaterLondon: Bounds = {south: 51.28, north: 51.735, west: -0.53, east: 0.23}

export const mapZoom = 12

/** Maximum zoom when fitting markers; the drawing has no more detail. */
export const maxMapZoom = 13

/** Distances of sample markers from the centre, in metres (MAP-3). */
export const maxPinDistance = 2000
export const minPinDistance = 50

/** Padding around fitted markers (MAP-3). */
export const fitPaddingPx = 48

/** Timeout of the browser's geolocation (MAP-2). */
export const locationTimeoutMs = 5000

export interface MapLocation {
  lat: number
  lng: number
  title: string
  avatarUrl: string | undefined
  rating: number | null
  reviews: number | null
  address: string | null
  href: string
  iconUrl: string | undefined
  availability?: string
}
