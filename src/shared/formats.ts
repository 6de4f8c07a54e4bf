/** A part of a domain: not empty, and without a hyphen at its ends (RFC 1123 §2.1). */
const label = '(?!-)[^\\s@.]+(?<!-)'

/** Text, an at sign, text, a dot, text, and no spaces (FORM-3). */
export const emailPattern = new RegExp(`^[^\\s@]+@${label}(?:\\.${label})+$`)

/** Years of experience: a number, kept as it was entered (FORM-3, API-2). */
export const yearsPattern = /^\d+(?:[.,]\d+)?$/
