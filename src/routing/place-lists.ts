import {type VisitPlace, visitPlaces} from '#shared/clinicians.ts'

/** Returns the path of a clinician list filtered by place. */
export const placeListPath = (path: string, place: VisitPlace): string =>
  `${path === '/' ? '' : path}/${place}`

/** Inverse of `placeListPath`, for a path without page number. */
export function splitPlaceList(path: string): {page: string; place: VisitPlace} | null {
  const place = visitPlaces.find((each) => path.endsWith(`/${each}`))
  return place === undefined ? null : {page: path.slice(0, -place.length - 1) || '/', place}
}
