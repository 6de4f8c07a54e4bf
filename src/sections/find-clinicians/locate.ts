import {isWithin, type Position} from '#lib/geo/position.ts'
import {greaterLondon, locationTimeoutMs} from '#shared/map.ts'

// The finder loads this module when the button is pressed, and needs both functions.
export {arrangeAround} from './places.ts'

/** Reason why the map stays where it is; each has a message in the CMS. */
export type PositionIssue = 'denied' | 'failed' | 'outside'

export type PositionResult = {position: Position} | {issue: PositionIssue}

/**
 * Requests the visitor's position from the browser (MAP-2). It is neither sent nor stored.
 *
 * @param geolocation - undefined in a browser without it
 */
export function requestPosition(geolocation: Geolocation | undefined): Promise<PositionResult> {
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
