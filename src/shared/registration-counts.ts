/** Ways to group registrations. */
export const groupings = ['week', 'area', 'service', 'source'] as const

export type Grouping = (typeof groupings)[number]

/** People who registered in one week, or named one area, service or source. */
export interface RegistrationGroup<Count> {
  /** Monday of the week as `YYYY-MM-DD`, or the area, service or source; empty when none was given. */
  key: string
  patients: Count
  professionals: Count
}

/** Groups with the small counts hidden. */
export type ShownCounts = Readonly<Record<Grouping, readonly RegistrationGroup<string>[]>>

/** Hides counts of five and fewer, which could reveal who registered. */
export const shownCount = (count: number): string => (count > 5 ? String(count) : '<6')

/** Path at which the site shows an editor the counts. */
export const registrationCountsPath = '/api/registration-counts'
