/** Domain label (RFC 1123 §2.1). */
const label = '(?!-)[^\\s@.]+(?<!-)'

/** (FORM-3) */
export const emailPattern = new RegExp(`^[^\\s@]+@${label}(?:\\.${label})+$`)

/** Stored as entered (FORM-3, API-2). */
export const yearsPattern = /^\d+(?:[.,]\d+)?$/
