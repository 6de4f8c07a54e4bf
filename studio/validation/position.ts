/** Greater London with a margin, in degrees. */
const london = {south: 51.25, north: 51.72, west: -0.56, east: 0.36}

/** Checks that a pin is within Greater London. Accepts missing coordinates. */
export function checkPosition(position: {lat?: number; lng?: number} | undefined): string | true {
  const {lat, lng} = position ?? {}
  if (lat === undefined || lng === undefined || isInLondon(lat, lng)) return true
  return isInLondon(lng, lat)
    ? 'Latitude and longitude are swapped: the latitude of London is about 51.5.'
    : 'This place is outside Greater London.'
}

function isInLondon(lat: number, lng: number): boolean {
  const {south, north, west, east} = london
  return lat >= south && lat <= north && lng >= west && lng <= east
}
