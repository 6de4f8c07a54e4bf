import {distanceBetween, type Position} from '#lib/geo/position.ts'
import {outwardCode} from '#shared/postcodes.ts'
import {type District, districts} from '#lib/geo/districts.ts'

/** Coordinates as web maps copy them, such as `51.5503, -0.1407`. */
const coordinates = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/

const normalise = (text: string) => text.replaceAll('’', "'").toLowerCase().trim()

/** Resolves coordinates, or a postcode, district, neighbourhood or label to the centre of its district. */
export function findPlace(text: string): Position | undefined {
  const [, lat, lng] = coordinates.exec(text.trim()) ?? []
  if (lat !== undefined && lng !== undefined) {
    const isOnEarth = Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180
    return isOnEarth ? {lat: Number(lat), lng: Number(lng)} : undefined
  }
  const code = outwardCode(text)
  const district = code === null ? findDistrictByName(normalise(text)) : findDistrictByCode(code)
  return district && {lat: district.lat, lng: district.lng}
}

function findDistrictByCode(code: string): District | undefined {
  // Central districts have subdivisions with a final letter: EC1 covers EC1A, EC1M, EC1N and others.
  const whole = code.replace(/(?<=\d)[A-Z]$/, '')
  return (
    districts.find((district) => district.code === code) ??
    districts.find((district) => district.code === whole)
  )
}

const findDistrictByName = (name: string) =>
  districts.find(({code, label}) => normalise(label.slice(code.length)) === name)

/** @returns the district with the nearest centre, and the distance to it in metres */
export function nearestDistrict(place: Position): {district: District; metres: number} | undefined {
  return districts
    .map((district) => ({district, metres: distanceBetween(place, district)}))
    .toSorted((one, other) => one.metres - other.metres)[0]
}
