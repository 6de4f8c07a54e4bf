import {type VisitPlace, visitPlaces} from '#shared/clinicians.ts'

/**
 * Names the page of those of a list who can be seen in one place.
 *
 * @param path - of the page that the list stands on
 * @param place - such as `video`
 */
export const placeListPath = (path: string, place: VisitPlace): string =>
  `${path === '/' ? '' : path}/${place}`

/**
 * Reads a path as that of a list of those who can be seen in one place: the counterpart of `placeListPath`.
 *
 * @param path - of a request, without the number of a page
 * @returns null for every path that cannot be of such a list
 */
export function splitPlaceList(path: string): {page: string; place: VisitPlace} | null {
  const place = visitPlaces.find((each) => path.endsWith(`/${each}`))
  return place === undefined ? null : {page: path.slice(0, -place.length - 1) || '/', place}
}
