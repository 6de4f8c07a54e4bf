/** Validation problems, shared by API (API-6) and browser. */
export const fieldIssueCodes = [
  'missing',
  'malformed',
  'too-long',
  'unsupported-characters',
] as const

export type FieldIssueCode = (typeof fieldIssueCodes)[number]

/** Reasons for rejecting a whole request: `code` in the problem details (RFC 9457 §3.2). */
export const problemCodes = {
  invalidFields: 'invalid-fields',
  tooManyRequests: 'too-many-requests',
  unavailable: 'unavailable',
  /** Body too large, wrong encoding, no JSON object, or a duplicate field. */
  unreadable: 'unreadable-request',
  otherSite: 'other-site',
} as const
