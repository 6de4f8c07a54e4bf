/**
 * What can be wrong with a field of a form. The API names it beside each field (API-6) and the browser finds the same
 * by itself; the words for visitors are in the form's document.
 */
export const fieldIssueCodes = [
  'missing',
  'malformed',
  'too-long',
  'unsupported-characters',
] as const

export type FieldIssueCode = (typeof fieldIssueCodes)[number]

/** Why the API refuses a form as a whole: the member `code` of its problem details (RFC 9457 §3.2). */
export const problemCodes = {
  /** The problem names the fields. */
  invalidFields: 'invalid-fields',
  tooManyRequests: 'too-many-requests',
  /** Nothing can be kept at the moment. */
  unavailable: 'unavailable',
  /** Too large, in another encoding, no JSON object, a field twice. */
  unreadable: 'unreadable-request',
  /** It was sent from a page of another site. */
  otherSite: 'other-site',
} as const
