import {distanceBetween, type Position} from './position.ts'
/** Points of the middle line from Hampton to Erith, each with half the width in metres. */
import middleLine from './thames.json' with {type: 'json'}

/** The middle line leaves out bends of up to about 120 m. */
const toleranceMetres = 120

/** Tells whether a position lies in the Thames or less than about 100 m from it. */
export function isNearThames(position: Position): boolean {
  return middleLine.some((from, index) => {
    const to = middleLine[index + 1] ?? from
    const reach = Math.max(from.halfWidth, to.halfWidth) + toleranceMetres
    return distanceBetween(position, nearestOn(position, from, to)) < reach
  })
}

/** Nearest position on a straight line of a few kilometres; treats degrees as a plane. */
function nearestOn({lat, lng}: Position, from: Position, to: Position): Position {
  const stretch = Math.cos((lat * Math.PI) / 180) ** 2
  const north = to.lat - from.lat
  const east = to.lng - from.lng
  const length = north * north + east * east * stretch
  const along = (lat - from.lat) * north + (lng - from.lng) * east * stretch
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, along / length))
  return {lat: from.lat + north * share, lng: from.lng + east * share}
}
