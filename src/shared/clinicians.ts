import type {Profession} from './professions.ts'

/** Each kind has its own list, paths and service. */
export const clinicianKinds = ['doctor', 'specialist'] as const

export type ClinicianKind = (typeof clinicianKinds)[number]

/** Next availability of a clinician (CARD-1). */
export const availabilities = [
  'Today',
  'This afternoon',
  'Tomorrow',
  'This week',
  'Evening',
] as const

/** Kinds of visit (CARD-1), with their place in filters and illustrations, their name, and their words in a sentence. */
const modes = {
  'In person': {place: 'clinic', name: 'Clinic', phrase: 'at a clinic'},
  Video: {place: 'video', name: 'Video', phrase: 'by video'},
  'Home visit': {place: 'home', name: 'Home visit', phrase: 'at home'},
} as const

export const visitModes = ['In person', 'Video', 'Home visit'] as const

type VisitMode = (typeof visitModes)[number]

export type VisitPlace = (typeof modes)[VisitMode]['place']

export const placeOf = (mode: VisitMode): VisitPlace => modes[mode].place

export const visitPlaces: readonly VisitPlace[] = visitModes.map(placeOf)

/** Returns the name of a visit mode for visitors, which the filter uses as well. */
export const modeName = (mode: string): string => (isVisitMode(mode) ? modes[mode].name : mode)

/** Returns a visit mode as part of a sentence. */
export const modePhrase = (mode: string): string => (isVisitMode(mode) ? modes[mode].phrase : mode)

const isVisitMode = (mode: string): mode is VisitMode => visitModes.some((known) => known === mode)

/** Drops unknown modes and sorts the others. */
export function knownModes(named: readonly (string | null)[] | null): VisitMode[] {
  return visitModes.filter((mode) => named?.includes(mode))
}

export const isSeenAt = (named: readonly (string | null)[] | null, place: VisitPlace): boolean =>
  knownModes(named).some((mode) => placeOf(mode) === place)

export interface ClinicianRef {
  /** Any other value than `specialist` counts as doctor, as in drafts without a kind. */
  kind: string | null
  slug: string
}

export function profilePath({kind, slug}: ClinicianRef): string {
  return kind === 'specialist' ? `/specialists/${slug}` : `/doctors/${slug}`
}

export const clinicianPlacesPath = (kind: ClinicianKind): string => `/api/clinician-places/${kind}`

export function bookingPath({kind, slug}: ClinicianRef): string {
  return kind === 'specialist' ? `/book/specialist/${slug}` : `/book/${slug}`
}

export interface ClinicianPage extends ClinicianRef {
  kind: ClinicianKind
  view: 'profile' | 'booking'
}

/** Returns the paths that clinicians of any kind may have under a slug. */
export const clinicianPaths = (slug: string): string[] =>
  clinicianKinds.flatMap((kind) => [profilePath({kind, slug}), bookingPath({kind, slug})])

const pagePatterns: readonly [RegExp, ClinicianPage['view'], ClinicianKind][] = [
  [/^\/doctors\/([^/]+)$/, 'profile', 'doctor'],
  [/^\/specialists\/([^/]+)$/, 'profile', 'specialist'],
  [/^\/book\/specialist\/([^/]+)$/, 'booking', 'specialist'],
  [/^\/book\/([^/]+)$/, 'booking', 'doctor'],
]

/** Inverse of `profilePath` and `bookingPath`. */
export function clinicianPageAt(path: string): ClinicianPage | undefined {
  for (const [pattern, view, kind] of pagePatterns) {
    const slug = pattern.exec(path)?.[1]
    if (slug !== undefined) return {view, kind, slug}
  }
  return undefined
}

export const serviceOfKind = {
  doctor: 'gp',
  specialist: 'specialist',
} as const satisfies Record<ClinicianKind, Profession>

/** Path on the map. A doctor's has no hyphens and redirects to the profile (MAP-4). */
export function mapPath({kind, slug}: ClinicianRef): string {
  return profilePath({kind, slug: kind === 'specialist' ? slug : slug.replaceAll('-', '')})
}

const title = /^(?:Dr|Mr|Mrs|Ms|Miss|Mx|Prof|Professor)\.?$/

/** Shortens `Dr Mei-Lin Hartwright` to `Dr Hartwright`. A name without a title stays whole. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  return title.test(first) && words.length > 2 ? `${first} ${words.at(-1)}` : name
}
