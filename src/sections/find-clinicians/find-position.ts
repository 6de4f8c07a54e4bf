import {isWithin, type Position} from '#lib/geo/position.ts'
import {greaterLondon, locationTimeoutMs} from '#shared/map.ts'

/** Reason why the map stays where it is; each has a message in the CMS. */
export type PositionIssue = 'denied' | 'failed' | 'outside'

export type FoundPosition = {position: Position} | {issue: PositionIssue}

/**
 * Requests the visitor's position from the browser (MAP-2). It is neither sent nor stored.
 *
 * @param geolocation - undefined in a browser without it
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
