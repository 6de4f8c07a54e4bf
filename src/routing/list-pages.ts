import {type VisitPlace, visitPlaces} from '#shared/clinicians.ts'

export const documentsPerPage = 20

/** Collapsed questions are short. */
export const questionsPerPage = 50

/** Page size of each section whose list can span several pages. */
export const listSizes = {
  timeline: documentsPerPage,
  clinicians: documentsPerPage,
  languageFinder: documentsPerPage,
  faqs: questionsPerPage,
} as const

export type ListSection = keyof typeof listSizes

/** The slice of a list that a page shows; `listEnd` is exclusive. */
export interface ListSlice {
  listStart: number
  listEnd: number
}

export function listSlice(number: number, size: number = documentsPerPage): ListSlice {
  return {listStart: (number - 1) * size, listEnd: number * size}
}

/** Returns the number of pages of a list, 1 when it is empty. */
export const listPageCount = (total: number, size: number = documentsPerPage): number =>
  Math.max(1, Math.ceil(total / size))

/** Returns the path of a list page, counted from 1. The first is the page that contains the list. */
export function listPagePath(path: string, number: number): string {
  if (number === 1) return path
  return `${path === '/' ? '' : path}/page-${number}`
}

/** Returns the paths of a list's pages after the first. */
export function furtherListPages(
  path: string,
  total: number,
  size: number = documentsPerPage,
): string[] {
  const count = listPageCount(total, size)
  return Array.from({length: count - 1}, (_, index) => listPagePath(path, index + 2))
}

/** Inverse of `listPagePath`; returns `null` for first pages and all other paths. */
export function splitListPage(path: string): {page: string; number: number} | null {
  const match = /^(.*)\/page-([1-9]\d{0,5})$/.exec(path)
  const number = Number(match?.[2])
  return match === null || number < 2 ? null : {page: match[1] || '/', number}
}

/** Returns the path of a clinician list filtered by place. */
export const placeListPath = (path: string, place: VisitPlace): string =>
  `${path === '/' ? '' : path}/${place}`

/** Inverse of `placeListPath`, for a path without page number. */
export function splitPlaceList(path: string): {page: string; place: VisitPlace} | null {
  const place = visitPlaces.find((each) => path.endsWith(`/${each}`))
  return place === undefined ? null : {page: path.slice(0, -place.length - 1) || '/', place}
}
