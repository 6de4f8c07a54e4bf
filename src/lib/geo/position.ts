/** A position on Earth, in degrees (WGS 84). */
export interface Position {
  lat: number
  lng: number
}

export interface Bounds {
  south: number
  north: number
  west: number
  east: number
}

/** Mean radius of Earth in metres (IUGG). */
const earthRadius = 6_371_008.8

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** Returns the great-circle distance in metres (haversine formula). */
export function distanceBetween(from: Position, to: Position): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2)
  const lng = Math.sin(radians(to.lng - from.lng) / 2)
  const half = lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng * lng
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Moves a position along a great circle. The bearing is in radians clockwise from north. */
export function moveFrom(from: Position, bearing: number, metres: number): Position {
  const angle = metres / earthRadius
  const lat0 = radians(from.lat)
  const lat = Math.asin(
    Math.sin(lat0) * Math.cos(angle) + Math.cos(lat0) * Math.sin(angle) * Math.cos(bearing),
  )
  const lng =
    radians(from.lng) +
    Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat0),
      Math.cos(angle) - Math.sin(lat0) * Math.sin(lat),
    )
  return {lat: degrees(lat), lng: degrees(lng)}
}

export function isWithin({lat, lng}: Position, bounds: Bounds): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east
}

/** @throws RangeError for an empty list */
export function boundsOf(positions: readonly Position[]): Bounds {
  if (positions.length === 0) throw new RangeError('There are no positions to bound.')
  const lats = positions.map(({lat}) => lat)
  const lngs = positions.map(({lng}) => lng)
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
}
