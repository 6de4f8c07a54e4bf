/** Text, an at sign, text, a dot, text, and no spaces (FORM-3). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Years of experience: a number, kept as it was entered (FORM-3, API-2). */
export const yearsPattern = /^\d+(?:[.,]\d+)?$/
