/** A weakness of a dependency that is known and does no harm here. */
export interface AcceptedAdvisory {
  /** As GitHub names it: `GHSA-…`. */
  id: string
  /** Why it does no harm here. */
  reason: string
  /** The day from which on it has to be looked at again, such as `2027-01-31`. */
  until: string
}

/** What `npm run audit` lets pass. A line that is no longer needed, or whose day has come, fails it too. */
export const acceptedAdvisories: readonly AcceptedAdvisory[] = []
