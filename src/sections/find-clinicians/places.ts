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

/** Extra room above the point of a selected pin, and half as much beside it, in CSS pixels. */
const pinAbovePx = 60

/**
 * Measures places from a position and sorts them, nearest first (MAP-5).
 *
 * @param from - the visitor or central London
 * @returns the places with a distance such as `650 m`
 */
export function measurePlaces<Item extends {location: Position}>(
  places: readonly Item[],
  from: Position,
): (Item & {distance: string})[] {
  return places
    .map((place) => ({place, metres: distanceBetween(from, place.location)}))
    .sort((one, other) => one.metres - other.metres)
    .map(({place, metres}) => ({...place, distance: formatDistance(metres)}))
}

/** Returns the map view that fits the places, which may be empty, and the position they are measured from. */
export const viewOf = (places: readonly {location: Position}[], from: Position): MapView => ({
  around: [from, ...places.map(({location}) => location)],
  paddingPx: fitPaddingPx,
  abovePx: pinAbovePx,
  maxZoom: maxMapZoom,
})

export const boundsAround = (places: readonly {location: Position}[], from: Position) =>
  boundsOf(viewOf(places, from).around)

/** List and inline styles of the map around a visitor. */
export interface Arrangement<Item> {
  from: Position
  /** Nearest first. */
  places: readonly Item[]
  /** Also gives each borough's name the width from which it has room. */
  stage: ReturnType<typeof stageStyle> & Record<`--name-${string}`, string>
  here: {left: string; top: string; width: string}
  /** Positions of the pins, in the order of the places. */
  pins: readonly ReturnType<typeof markStyle>[]
}

/**
 * Arranges list and map around the visitor, with samples within the radius (MAP-3).
 *
 * @param max - number of places to show, nearest first
 */
export function arrangeAround<Item extends Place>(
  places: readonly Item[],
  visitor: Position,
  max: number,
): Arrangement<Item & {distance: string}> {
  // Sorted by id, so that list, drawing and street map agree whatever the order of the input.
  const samples = places.flatMap(({id, isSample}) => (isSample ? [id] : [])).toSorted()
  const gathered = places.map((place) => {
    if (!place.isSample) return place
    const share = {index: samples.indexOf(place.id), of: samples.length}
    return {...place, location: {...place.location, ...samplePlace(place.id, share, visitor)}}
  })
  const nearest = measurePlaces(gathered, visitor).slice(0, max)
  const names = boroughNamesAround(
    'pins',
    nearest.map(({location}) => location),
  )
  return {
    from: visitor,
    places: nearest,
    stage: {
      ...stageStyle(viewOf(nearest, visitor)),
      ...Object.fromEntries(names.map((name) => [name.property, name.from])),
    },
    here: {...markStyle(visitor), width: circleWidth(maxPinDistance, visitor)},
    pins: nearest.map(({location}) => markStyle(location)),
  }
}

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
