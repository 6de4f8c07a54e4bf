import {isWithin, type Position} from '#lib/geo/position.ts'
import {greaterLondon, locationTimeoutMs} from '#shared/map.ts'

/** Why the map stays where it is; each has its words in the CMS. */
export type PositionIssue = 'denied' | 'failed' | 'outside'

/** Where the visitor is, or why nobody knows. */
export type FoundPosition = {position: Position} | {issue: PositionIssue}

/**
 * Asks the browser where the visitor is (MAP-2). The answer stays in the page: it is neither sent nor stored.
 *
 * @param geolocation - the browser's; some have none
 */
export function findPosition(geolocation: Geolocation | undefined): Promise<FoundPosition> {
  return new Promise((resolve) => {
    if (geolocation === undefined) {
      resolve({issue: 'failed'})
      return
    }
    geolocation.getCurrentPosition(
      ({coords}) => {
        const position = {lat: coords.latitude, lng: coords.longitude}
        resolve(isWithin(position, greaterLondon) ? {position} : {issue: 'outside'})
      },
      (error) => resolve({issue: error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'}),
      {enableHighAccuracy: true, timeout: locationTimeoutMs, maximumAge: 0},
    )
  })
}
