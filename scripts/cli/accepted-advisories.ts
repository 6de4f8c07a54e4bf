/** An advisory about a dependency that does not affect this project. */
export interface AcceptedAdvisory {
  /** GitHub's id: `GHSA-…`. */
  id: string
  reason: string
  /** The date on which it must be reviewed, such as `2027-01-31`. */
  until: string
}

/** Advisories that `npm run audit` accepts. It fails for entries that are no longer needed or have expired. */
export const acceptedAdvisories: readonly AcceptedAdvisory[] = []
