import {boundsOf, distanceBetween, isWithin, type Position} from '#lib/geo/position.ts'
import {formatDistance} from '#lib/geo/format-distance.ts'
import {circleWidth, type MapView, markStyle, stageStyle} from '#lib/geo/london-view.ts'
import {seededPosition} from '#lib/geo/seeded-position.ts'
import {
  fitPaddingPx,
  greaterLondon,
  maxMapZoom,
  maxPinDistance,
  minPinDistance,
  type MapLocation,
} from '#shared/map.ts'

/** Somebody on the map and in the list. */
export interface Place {
  id: string
  /** An invented person is at no place of their own: theirs is made up around whatever the map is about. */
  isSample: boolean
  location: MapLocation
}

/** What it takes to measure a place. */
export interface Located {
  id: string
  isSample: boolean
  location: Position
}

/** A place, and how far it is from what the map is about. */
export interface MeasuredPlace {
  id: string
  at: Position
  /** Such as `650 m`. */
  distance: string
}

/** How much room a chosen pin takes above its point, and half of it beside, beyond the padding, in CSS pixels. */
const pinAbovePx = 60

/**
 * Measures places from a position and sorts them, nearest first (MAP-3, MAP-5).
 *
 * @param places - who is listed
 * @param from - where the visitor is, or central London
 */
export function measurePlaces(places: readonly Located[], from: Position): MeasuredPlace[] {
  // By their ids, so that the list, the drawing and the street map agree, in whatever order they were given them.
  const samples = places.flatMap(({id, isSample}) => (isSample ? [id] : [])).toSorted()
  const shares = new Map(samples.map((id, index) => [id, {index, of: samples.length}]))
  return places
    .map(({id, isSample, location}) => {
      const share = shares.get(id)
      const at = isSample && share ? samplePlace(id, share, from) : location
      return {id, at: {lat: at.lat, lng: at.lng}, metres: distanceBetween(from, at)}
    })
    .sort((one, other) => one.metres - other.metres)
    .map(({id, at, metres}) => ({id, at, distance: formatDistance(metres)}))
}

/**
 * Says which part of London shows places and what they are measured from.
 *
 * @param places - may be none
 * @param from - where the visitor is, or central London
 */
export function viewOf(
  places: readonly MeasuredPlace[],
  from: Position,
): Exclude<MapView, {kind: 'whole'}> {
  return {
    kind: 'fit',
    around: [from, ...places.map(({at}) => at)],
    paddingPx: fitPaddingPx,
    abovePx: pinAbovePx,
    maxZoom: maxMapZoom,
  }
}

/** Where everything is once the map is about another position: what a script writes into styles. */
export interface Arrangement {
  from: Position
  order: readonly MeasuredPlace[]
  stage: ReturnType<typeof stageStyle>
  here: {left: string; top: string; width: string}
  pins: Readonly<Record<string, ReturnType<typeof markStyle>>>
}

/**
 * Arranges list and map around a position.
 *
 * @param places - who is listed
 * @param from - where the visitor is
 * @param max - how many are shown: the nearest
 */
export function arrange(
  places: readonly Place[],
  from: Position,
  max = Number.POSITIVE_INFINITY,
): Arrangement {
  const order = measurePlaces(places, from).slice(0, max)
  return {
    from,
    order,
    stage: stageStyle(viewOf(order, from)),
    here: {...markStyle(from), width: circleWidth(maxPinDistance, from)},
    pins: Object.fromEntries(order.map(({id, at}) => [id, markStyle(at)])),
  }
}

/** The bounds of what a map is fitted to. */
export const boundsOfView = (view: Pick<Arrangement, 'from' | 'order'>) =>
  boundsOf([view.from, ...view.order.map(({at}) => at)])

/** The same for a position a few streets away: pins keep their sides when a visitor's device finds them once more. */
const cell = ({lat, lng}: Position) => `${lat.toFixed(2)},${lng.toFixed(2)}`

/** How many seeds are tried until a place is on the map: at its edge most are not. */
const attempts = 40

function samplePlace(id: string, share: {index: number; of: number}, from: Position): Position {
  const ring = {min: minPinDistance, max: maxPinDistance}
  for (let attempt = 0; attempt < attempts; attempt++) {
    const place = seededPosition(`${id}@${cell(from)}#${attempt}`, from, ring, {
      ...share,
      index: share.index + attempt,
    })
    if (isWithin(place, greaterLondon)) return place
  }
  return from
}
