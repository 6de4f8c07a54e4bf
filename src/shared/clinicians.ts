import type {Profession} from './professions.ts'

/** Whom profiles are of. Each kind has its own list, its own addresses and the door of its service. */
export const clinicianKinds = ['doctor', 'specialist'] as const

export type ClinicianKind = (typeof clinicianKinds)[number]

/** When somebody is free next (CARD-1). */
export const availabilities = [
  'Today',
  'This afternoon',
  'Tomorrow',
  'This week',
  'Evening',
] as const

/** How somebody can be seen (CARD-1). */
export const visitModes = ['In person', 'Video', 'Home visit'] as const

export type VisitMode = (typeof visitModes)[number]

/** Where each kind of visit is, in one word. */
const places = {'In person': 'clinic', Video: 'video', 'Home visit': 'home'} as const

export type VisitPlace = (typeof places)[VisitMode]

/** Where somebody can be seen. */
export const visitPlaces: readonly VisitPlace[] = visitModes.map((mode) => places[mode])

/** Names where a kind of visit is, for what has no words: filters and drawings. */
export const placeOf = (mode: VisitMode): VisitPlace => places[mode]

/**
 * Keeps the kinds of visit that the site knows, in the order in which it names them.
 *
 * @param modes - as the dataset has them
 */
export function knownModes(modes: readonly (string | null)[] | null): VisitMode[] {
  return visitModes.filter((mode) => modes?.includes(mode))
}

/**
 * Says whether somebody can be seen in a place.
 *
 * @param modes - their kinds of visit, as the dataset has them
 * @param place - such as `video`
 */
export const isSeenAt = (modes: readonly (string | null)[] | null, place: VisitPlace): boolean =>
  knownModes(modes).some((mode) => placeOf(mode) === place)

/** What it takes to say where the pages of a clinician stand. */
export interface ClinicianAddress {
  /** Anything but `specialist` is a doctor, as in a draft that has no kind yet. */
  kind: string | null
  slug: string
}

/**
 * Names the page that tells about a clinician (CARD-1).
 *
 * @returns a path such as `/doctors/ada-example`
 */
export function profilePath({kind, slug}: ClinicianAddress): string {
  return kind === 'specialist' ? `/specialists/${slug}` : `/doctors/${slug}`
}

/**
 * Names what answers with the places of everybody of a kind, as JSON.
 *
 * @param kind - of clinicians
 */
export const clinicianPlacesPath = (kind: ClinicianKind): string => `/api/clinician-places/${kind}`

/**
 * Names the page on which a visit by a clinician is asked for (CARD-1).
 *
 * @returns a path such as `/book/ada-example`
 */
export function bookingPath({kind, slug}: ClinicianAddress): string {
  return kind === 'specialist' ? `/book/specialist/${slug}` : `/book/${slug}`
}

/** Whose page stands at a path, and which of the two it is. */
export interface ClinicianPage extends ClinicianAddress {
  kind: ClinicianKind
  view: 'profile' | 'booking'
}

/**
 * Names every page that may stand about whoever has a slug, whichever kind it is.
 *
 * @param slug - of a clinician
 * @returns paths, of which at most two answer
 */
export const clinicianPaths = (slug: string): string[] =>
  clinicianKinds.flatMap((kind) => [profilePath({kind, slug}), bookingPath({kind, slug})])

const pagePatterns: readonly [RegExp, ClinicianPage['view'], ClinicianKind][] = [
  [/^\/doctors\/([^/]+)$/, 'profile', 'doctor'],
  [/^\/specialists\/([^/]+)$/, 'profile', 'specialist'],
  [/^\/book\/specialist\/([^/]+)$/, 'booking', 'specialist'],
  [/^\/book\/([^/]+)$/, 'booking', 'doctor'],
]

/**
 * Reads a path as that of a clinician's profile or booking page: the counterpart of `profilePath` and `bookingPath`.
 *
 * @param path - a path without a slash at its end
 * @returns whose page it would be, or undefined for every other path
 */
export function clinicianPageAt(path: string): ClinicianPage | undefined {
  for (const [pattern, view, kind] of pagePatterns) {
    const slug = pattern.exec(path)?.[1]
    if (slug !== undefined) return {view, kind, slug}
  }
  return undefined
}

/** The service that a kind of clinician belongs to: its door, its colour and its question. */
export const serviceOfKind = {
  doctor: 'gp',
  specialist: 'specialist',
} as const satisfies Record<ClinicianKind, Profession>

/**
 * Names the address by which the map knows a clinician: a doctor's has no hyphen and leads on to the profile (MAP-4).
 *
 * @returns a path such as `/doctors/adaexample`, or the profile's own for a specialist
 */
export function mapPath({kind, slug}: ClinicianAddress): string {
  return profilePath({kind, slug: kind === 'specialist' ? slug : slug.replaceAll('-', '')})
}

const title = /^(?:Dr|Mr|Mrs|Ms|Miss|Mx|Prof|Professor)\.?$/

/**
 * Shortens a name to what somebody is called in a sentence: title and last name.
 *
 * @param name - such as `Dr Mei-Lin Hartwright`
 * @returns such as `Dr Hartwright`; a name without a title stays whole
 */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  return title.test(first) && words.length > 2 ? `${first} ${words.at(-1)}` : name
}
