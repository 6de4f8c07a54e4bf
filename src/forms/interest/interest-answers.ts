import type {Profession} from '#shared/professions.ts'

/** What a visitor answers in the interest dialog (MOD-3). No name and no address is asked for. */
export interface InterestPayload {
  /** Whose visits; null on the page that asks about all of them. */
  service: Profession | null
  /** 1 (very unlikely) to 5 (very likely). */
  likelihood: number
  /** The first part of a postcode; may be empty. */
  area: string
  /** One of the choices the form offers; may be empty. */
  forWhom: string
}

let lastSubmission: InterestPayload | null = null

/** The last answer, for as long as the page is open; null before the first (MOD-3). */
export function lastInterest(): InterestPayload | null {
  return lastSubmission
}

/**
 * Keeps an answer and logs it, as MOD-3 asks. It is sent nowhere from here.
 *
 * @param payload - the answer
 */
export function submitInterest(payload: InterestPayload): void {
  lastSubmission = payload
  // oxlint-disable-next-line no-console -- MOD-3 asks for it
  console.log(payload)
}
