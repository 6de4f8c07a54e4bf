import {boundsOf, distanceBetween, isWithin, type Position} from '#lib/geo/position.ts'
import {formatDistance} from '#lib/geo/format-distance.ts'
import {circleWidth, type MapView, markStyle, stageStyle} from '#lib/geo/london-view.ts'
import {seededPosition} from '#lib/geo/seeded-position.ts'
import {isNearThames} from '#lib/geo/thames.ts'
import {
  fitPaddingPx,
  greaterLondon,
  maxMapZoom,
  maxPinDistance,
  minPinDistance,
  type MapLocation,
} from '#shared/map.ts'
import {boroughNamesAround} from '#ui/london-map/label-room.ts'

/** A clinician on the map and in the list. */
export interface Place {
  id: string
  /** A sample is placed near the visitor once the visitor's position is known. */
  isSample: boolean
  location: MapLocation
}

/** Fields needed to measure a place. */
export interface Located {
  id: string
  location: Position
}

/** A place and its distance. */
export interface MeasuredPlace {
  id: string
  at: Position
  /** For example `650 m`. */
  distance: string
}

/** Extra room above the point of a selected pin, and half as much beside it, in CSS pixels. */
const pinAbovePx = 60

/**
 * Measures places from a position and sorts them, nearest first (MAP-5).
 *
 * @param from - the visitor or central London
 */
export function measurePlaces(places: readonly Located[], from: Position): MeasuredPlace[] {
  return places
    .map(({id, location: {lat, lng}}) => {
      return {id, at: {lat, lng}, metres: distanceBetween(from, {lat, lng})}
    })
    .sort((one, other) => one.metres - other.metres)
    .map(({id, at, metres}) => ({id, at, distance: formatDistance(metres)}))
}

/** Returns the map view that fits the places, which may be empty, and the position they are measured from. */
export function viewOf(places: readonly MeasuredPlace[], from: Position): MapView {
  return {
    around: [from, ...places.map(({at}) => at)],
    paddingPx: fitPaddingPx,
    abovePx: pinAbovePx,
    maxZoom: maxMapZoom,
  }
}

/** List order and inline styles of the map around a position. */
export interface Arrangement {
  from: Position
  order: readonly MeasuredPlace[]
  /** Also gives each borough's name the width from which it has room. */
  stage: ReturnType<typeof stageStyle> & Record<`--name-${string}`, string>
  here: {left: string; top: string; width: string}
  pins: Readonly<Record<string, ReturnType<typeof markStyle>>>
}

/**
 * Arranges list and map around the visitor, with samples within the radius (MAP-3).
 *
 * @param max - number of places to show, nearest first
 */
export function arrangeAround(
  places: readonly Place[],
  visitor: Position,
  max: number,
): Arrangement {
  // Sorted by id, so that list, drawing and street map agree whatever the order of the input.
  const samples = places.flatMap(({id, isSample}) => (isSample ? [id] : [])).toSorted()
  const gathered = places.map((place) => {
    if (!place.isSample) return place
    const share = {index: samples.indexOf(place.id), of: samples.length}
    return {...place, location: {...place.location, ...samplePlace(place.id, share, visitor)}}
  })
  return arrange(gathered, visitor, max)
}

/**
 * Arranges list and map around a position, with every place where it is.
 *
 * @param max - number of places to show, nearest first
 */
export function arrange(
  places: readonly Located[],
  from: Position,
  max = Number.POSITIVE_INFINITY,
): Arrangement {
  const order = measurePlaces(places, from).slice(0, max)
  const names = boroughNamesAround(
    'pins',
    order.map(({at}) => at),
  )
  return {
    from,
    order,
    stage: {
      ...stageStyle(viewOf(order, from)),
      ...Object.fromEntries(names.map((name) => [name.property, name.from])),
    },
    here: {...markStyle(from), width: circleWidth(maxPinDistance, from)},
    pins: Object.fromEntries(order.map(({id, at}) => [id, markStyle(at)])),
  }
}

export const boundsOfView = (view: Pick<Arrangement, 'from' | 'order'>) =>
  boundsOf([view.from, ...view.order.map(({at}) => at)])

/** Rounds to about 1 km, so that the pins stay where they are when a device reports a slightly different position. */
const cell = ({lat, lng}: Position) => `${lat.toFixed(2)},${lng.toFixed(2)}`

/** Seeds to try before a place is on the map and on land; near the map's edge, most are not. */
const attempts = 40

function samplePlace(id: string, share: {index: number; of: number}, from: Position): Position {
  const ring = {min: minPinDistance, max: maxPinDistance}
  for (let attempt = 0; attempt < attempts; attempt++) {
    const place = seededPosition(`${id}@${cell(from)}#${attempt}`, from, ring, {
      ...share,
      index: share.index + attempt,
    })
    if (isWithin(place, greaterLondon) && !isNearThames(place)) return place
  }
  return from
}
