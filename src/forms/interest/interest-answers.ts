import type {Profession} from '#shared/professions.ts'

/** Answers of the interest dialog, which asks for no personal data (MOD-3). */
export interface InterestPayload {
  /** Null on the page about all services. */
  service: Profession | null
  likelihood: number
}

let lastSubmission: InterestPayload | null = null

/** Returns the last answers until the page is closed; null before the first (MOD-3). */
export function lastInterest(): InterestPayload | null {
  return lastSubmission
}

/** Stores the answers in memory and logs them without sending them (MOD-3). */
export function submitInterest(payload: InterestPayload): void {
  lastSubmission = payload
  // oxlint-disable-next-line no-console -- MOD-3 asks for it
  console.log(payload)
}
